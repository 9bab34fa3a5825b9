import type { ComponentProps } from "react";

type Variant = "primary" | "secondary" | "inverse";

type ButtonLinkProps = {
  href: string;
  label: string;
  /** Visually hidden after the label: where a link like "Learn More" leads. */
  about?: string | undefined;
  variant?: Variant;
};

/** A link that looks like a button. */
export function ButtonLink({ href, label, about, variant = "primary" }: ButtonLinkProps) {
  return (
    <a href={href} className={`button button-${variant}`}>
      {label}
      {about && <span className="sr-only"> {about}</span>}
    </a>
  );
}

type ButtonProps = Omit<ComponentProps<"button">, "className"> & { variant?: Variant };

/** A button that acts on the page. */
export function Button({ variant = "primary", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`button button-${variant}`} {...rest} />;
}
