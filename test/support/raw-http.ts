/** The text of a GET request. */
export function get(target: string, ...headers: string[]): string {
  return `GET ${target} HTTP/1.1\r\n${["Host: a", ...headers].join("\r\n")}\r\n\r\n`;
}
