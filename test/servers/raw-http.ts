import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

export function dial(server: Server): Socket {
  const { port } = server.address() as AddressInfo;
  return connect({ port, host: "127.0.0.1", noDelay: true });
}

/** Sends the pieces one by one, hangs up, and gives all that came back, the time of day taken out. */
export async function exchange(server: Server, pieces: string[]): Promise<string> {
  const socket = dial(server).setEncoding("latin1");
  let answers = "";
  socket.on("data", (text: string) => {
    answers += text;
  });
  // The server may have hung up before the last piece.
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.on("close", resolve));
  for (const piece of pieces) {
    socket.write(piece, "latin1");
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  socket.end();
  await closed;
  return answers.replace(/Date: [^\r]*/g, "Date");
}

export function get(target: string, ...headers: string[]): string {
  return `GET ${target} HTTP/1.1\r\n${["Host: a", ...headers].join("\r\n")}\r\n\r\n`;
}

/** What takes the place of one part of a plain GET. */
const unlike = {
  method: ["HEAD", "POST", "get", "GETS", ""],
  target: '/?a#b /about/ /no * a:80 // /"<>\\^`{|} /é /\x7f'.split(" "),
  version: ["HTTP/1.0", "HTTP/2.0", "HTTP/1.1 ", "http/1.1", ""],
  headers: [[], ["Cookie: a"], ["host:"], ["HOST: a"], ["Host: a", "Host: b"]],
  lineEnd: ["\n", "\r"],
  body: ["abcd", "\r\n", "\r\nGET"],
};
const names =
  "Connection,Accept-Encoding,If-None-Match,X-Forwarded-Proto,Content-Length,Transfer-Encoding,Expect,Upgrade,Range,Cookie,,(, x,é";
const values =
  ": |: br|:*|: https |: Keep-Alive|: close|: 4|:chunked|: 100-continue|: bytes=0-1|: \x00|: é|: a\r\n b| : a|";

const plain = {
  method: "GET",
  target: "/about",
  version: "HTTP/1.1",
  headers: ["Host: a"],
  lineEnd: "\r\n",
  body: "",
};

/** Requests for the fixture's pages that differ from a plain GET in a single respect. */
export function deviations(): string[] {
  const parts = Object.entries(unlike).flatMap(([part, others]) =>
    others.map((other) => write({ [part]: other })),
  );
  const headers = names
    .split(",")
    .flatMap((name) =>
      values
        .split("|")
        .flatMap((value) => [
          write({ headers: [...plain.headers, name + value] }),
          write({ headers: [...plain.headers, name + value, name + value] }),
        ]),
    );
  const long = write({ headers: [...plain.headers, `cookie: ${"x".repeat(17_000)}`] });
  const part = write({ target: "/film.mp4", headers: [...plain.headers, "range: bytes=0-1"] });
  return [...parts, ...headers, long, part];
}

function write(changes: Partial<typeof plain>): string {
  const { method, target, version, headers, lineEnd, body } = { ...plain, ...changes };
  return [`${method} ${target} ${version}`, ...headers, "", body].join(lineEnd);
}
