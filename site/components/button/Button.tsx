import type { ComponentProps } from "react";

type Variant = "primary" | "secondary" | "inverse";

type ButtonLinkProps = {
  href: string;
  label: string;
  /** Visually hidden text after a label such as "Learn More", which says where the link leads. */
  about?: string | undefined;
  variant?: Variant;
};

/** A link that looks like a button. */
export function ButtonLink({ href, label, about, variant = "primary" }: ButtonLinkProps) {
  return (
    <a href={href} className={`button button-${variant}`}>
      <span>
        {label}
        {about && <span className="sr-only"> {about}</span>}
      </span>
    </a>
  );
}

/** A primary button that acts on the page. */
export function Button({ type = "button", ...rest }: Omit<ComponentProps<"button">, "className">) {
  return <button type={type} className="button button-primary" {...rest} />;
}
