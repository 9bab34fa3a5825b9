import { useSite } from "../../site-context.ts";

type DrawingProps = { name: string; loading?: "lazy" | "eager" };

/** A line drawing, by its name in `drawings.yaml`. */
export function Drawing({ name, loading = "lazy" }: DrawingProps) {
  const { src, alt } = useSite().media.drawing(name);
  return <img src={src} alt={alt} width={520} height={390} loading={loading} />;
}
