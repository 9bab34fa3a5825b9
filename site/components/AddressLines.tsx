type AddressLinesProps = {
  lines: readonly string[];
  /** Of the place, where there are several. */
  name: string | undefined;
};

export function AddressLines({ lines, name }: AddressLinesProps) {
  return (
    <>
      {name && (
        <span>
          <strong>{name}</strong>
        </span>
      )}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}
