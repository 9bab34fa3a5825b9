import { useSite } from "../../site-context.ts";

/** A line drawing of the content, by name. */
export function Drawing({ name }: { name: string }) {
  const { src, alt } = useSite().drawing(name);
  return <img src={src} alt={alt} width={520} height={390} loading="lazy" />;
}
