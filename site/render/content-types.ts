const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/vnd.microsoft.icon",
  jpg: "image/jpeg",
  avif: "image/avif",
  woff2: "font/woff2",
  mp4: "video/mp4",
  webm: "video/webm",
};
const compressible = new Set(["html", "css", "js", "txt", "xml", "svg"]);

/** The content type for a file's extension. @throws Error if the extension is unknown */
export function contentTypeOf(file: string): string {
  const type = types[extensionOf(file)];
  if (!type) throw new Error(`${file} has no content type: add its extension to content-types.ts`);
  return type;
}

export function isCompressible(file: string): boolean {
  return compressible.has(extensionOf(file));
}

function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf(".") + 1);
}
