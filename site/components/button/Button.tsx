import type { ComponentProps } from "react";

type Variant = "primary" | "secondary" | "inverse" | "quiet";

const variants: Record<Variant, string> = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  inverse: "button button-inverse",
  quiet: "button button-quiet",
};

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
    <a href={href} className={variants[variant]}>
      {label}
      {about && <span className="sr-only"> {about}</span>}
    </a>
  );
}

type ButtonProps = Omit<ComponentProps<"button">, "className"> & { variant?: Variant };

/** A button that acts on the page. */
export function Button({ variant = "primary", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={variants[variant]} {...rest} />;
}
