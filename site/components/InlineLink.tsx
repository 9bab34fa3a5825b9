/** A link within a sentence. */
export function InlineLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="inline-link">
      {label}
    </a>
  );
}
