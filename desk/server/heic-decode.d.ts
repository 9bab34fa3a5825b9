/** libheif in WebAssembly; the package has no types of its own. */
declare module "heic-decode" {
  type Image = {
    width: number;
    height: number;
    decode(): Promise<{ data: Uint8ClampedArray }>;
  };
  const decode: {
    /** The heads of a file's pictures; their pixels are decoded one by one. */
    all(file: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>;
  };
  export default decode;
}
