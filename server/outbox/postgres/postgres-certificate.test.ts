import { type AddressInfo, createServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { expect, it, vi } from "vitest";
import { certificate, key } from "../../../test/support/certificate.ts";
import { PATIENCE_MS } from "../../../test/support/process.ts";
import { mail } from "../../../test/support/recorded-mail.ts";
import { createSeal } from "../seal.ts";
import { openPostgresOutbox } from "./postgres-outbox.ts";

const ID = "00000000-0000-4000-8000-000000000001";

it("says what to set when the certificate of a managed PostgreSQL is the provider's own", async () => {
  await using database = await startTlsDatabase();
  const reported: string[] = [];
  const url = `postgres://user:secret@127.0.0.1:${database.port}/clinic?sslmode=require`;
  const outbox = openPostgresOutbox(url, createSeal([]), (_, error) => {
    reported.push((error as Error).message);
  });
  await vi.waitUntil(() => reported.length > 0, { timeout: PATIENCE_MS });
  const refused = await outbox.record(ID, mail).catch((error: Error) => error.message);
  await outbox.close();
  for (const reason of [refused, reported[0]]) {
    expect(reason).toContain("self-signed certificate");
    expect(reason).toContain("DATABASE_URL: append ?sslmode=verify-full&sslrootcert=FILE");
    expect(reason).toContain("or ?sslmode=no-verify");
  }
});

/** Accepts the request for TLS, as PostgreSQL does, and shows a certificate that no known authority has signed. */
async function startTlsDatabase() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("data", () => {
      socket.write("S");
      new TLSSocket(socket, { isServer: true, key, cert: certificate }).on("error", () => {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
