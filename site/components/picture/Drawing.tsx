import { useSite } from "../../site-context.ts";

type DrawingProps = { name: string; loading?: "lazy" | "eager" };

/** A line drawing of the content, by name; one in a first screen is asked for at once. */
export function Drawing({ name, loading = "lazy" }: DrawingProps) {
  const { src, alt } = useSite().media.drawing(name);
  return <img src={src} alt={alt} width={520} height={390} loading={loading} />;
}
