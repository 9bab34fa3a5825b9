/** libheif in WebAssembly. The package has no types of its own. */
declare module "heic-decode" {
  type Image = {
    width: number;
    height: number;
    decode(): Promise<{ data: Uint8ClampedArray }>;
  };
  const decode: {
    /** The headers of a file's pictures. `decode` reads the pixels of one. */
    all(file: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>;
  };
  export default decode;
}
