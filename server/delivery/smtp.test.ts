import { type AddressInfo, createServer } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { PATIENCE_MS } from "../../test/support/process.ts";
import { email } from "../../test/support/recorded-mail.ts";
import { startScriptedSmtp } from "../../test/support/scripted-smtp.ts";
import { MailError } from "./mailer.ts";
import { createSmtp } from "./smtp.ts";

it("connects once for a mail, though the server closes the connection before its greeting", async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const mailer = createSmtp(new URL(`smtp://127.0.0.1:${port}`));
  await expect(mailer.send(email)).rejects.toThrow(MailError);
  expect(connections).toBe(1);
  mailer.close();
  server.close();
});

it("sends its first mail also if the packages are being replaced, as by an update without Docker", async () => {
  await using server = await startScriptedSmtp();
  const mailer = createSmtp(new URL(server.url));
  await vi.dynamicImportSettled();
  vi.doMock("nodemailer", () => {
    throw new Error("is gone");
  });
  const outcome = await mailer.send(email).catch(String);
  vi.doUnmock("nodemailer");
  expect(outcome).toEqual({ rejected: [], isPermanent: false });
  mailer.close();
});

it.each(["::1", "127.0.0.1"])(
  "reaches a relay behind localhost that listens on %s alone",
  async (host) => {
    await using server = await startScriptedSmtp({ host });
    const mailer = createSmtp(new URL(`smtp://localhost:${server.port}`));
    expect(await mailer.send(email)).toEqual({ rejected: [], isPermanent: false });
    mailer.close();
  },
);

it.each(["connect", "mail", "rcpt", "data"] as const)(
  "fails if the server refuses at the step %s",
  async (at) => {
    await using server = await startScriptedSmtp();
    server.behave({ kind: "reject", at, status: at === "connect" ? 421 : 550 });
    const mailer = createSmtp(new URL(server.url));
    await expect(mailer.send(email)).rejects.toThrow(MailError);
    mailer.close();
  },
);

describe("the transfer timeout", () => {
  const TRANSFER_TIMEOUT_MS = 45_000;
  // The clock is set: a busy machine may need any time for a mail.
  const useTimer = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

  it("aborts a mail that hangs during the transfer, so that the next one is sent", async () => {
    let hung = 0;
    await using server = await startScriptedSmtp({
      onMailFrom: (_address, _session, callback) => void (hung < 6 ? hung++ : callback()),
    });
    const mailer = createSmtp(new URL(server.url));
    useTimer();
    const sending = Promise.allSettled(Array.from({ length: 6 }, () => mailer.send(email)));
    await vi.waitFor(() => expect(hung).toBe(6), PATIENCE_MS);
    vi.advanceTimersByTime(TRANSFER_TIMEOUT_MS);
    vi.useRealTimers();
    expect((await sending).map(({ status }) => status)).toEqual(Array(6).fill("rejected"));
    expect(await mailer.send(email)).toEqual({ rejected: [], isPermanent: false });
    mailer.close();
  });

  it("ends with the transfer, because the server may accept the mail later", async () => {
    const held = Promise.withResolvers<void>();
    let transferred = 0;
    await using server = await startScriptedSmtp({
      onData(stream, _session, callback) {
        stream.resume().once("end", () => {
          transferred++;
          void held.promise.then(() => callback());
        });
      },
    });
    const mailer = createSmtp(new URL(server.url));
    useTimer();
    const sending = mailer.send(email);
    await vi.waitFor(() => expect(transferred).toBe(1), PATIENCE_MS);
    vi.advanceTimersByTime(TRANSFER_TIMEOUT_MS);
    held.resolve();
    expect(await sending).toEqual({ rejected: [], isPermanent: false });
    mailer.close();
  });
});

it.each([
  ["smtp://mail.clinic.test", 587],
  ["smtps://mail.clinic.test", 465],
  ["smtp://localhost", 25],
  ["smtps://localhost:2465", 2465],
])("connects for %s to port %i", async (url, port) => {
  const createTransport = vi.fn(() => {
    throw new Error("not now");
  });
  vi.doMock("nodemailer", () => ({ createTransport }));
  await expect(createSmtp(new URL(url)).send(email)).rejects.toThrow(MailError);
  vi.doUnmock("nodemailer");
  expect(createTransport).toHaveBeenCalledWith(expect.objectContaining({ port }));
});

it("has no address and no control character in the reason of a failure, which is logged", () => {
  const { message } = new MailError("550 5.1.1 <zoe@example.com>\0 is\r\n unknown");
  expect(message).toBe("550 5.1.1 (address) is unknown");
});

it("retries a failed import of nodemailer", async () => {
  await using server = await startScriptedSmtp();
  const mailer = createSmtp(new URL(server.url));
  vi.doMock("nodemailer", () => {
    throw new Error("EMFILE");
  });
  await expect(mailer.send(email)).rejects.toThrow(MailError);
  vi.doUnmock("nodemailer");
  expect(await mailer.send(email)).toEqual({ rejected: [], isPermanent: false });
  mailer.close();
});

it.each([
  ["451 4.7.1 later", 451, false],
  ["550 5.1.1 unknown", 550, true],
])(
  "reports whether the rejection of one recipient is permanent: %s",
  async (text, status, isPermanent) => {
    await using server = await startScriptedSmtp();
    server.behave({ kind: "reject", at: "rcpt", to: "b@clinic.test", status, text });
    const mailer = createSmtp(new URL(server.url));
    const outcome = await mailer.send({ ...email, to: ["a@clinic.test", "b@clinic.test"] });
    expect(outcome).toEqual({ rejected: ["b@clinic.test"], isPermanent });
    mailer.close();
  },
);
