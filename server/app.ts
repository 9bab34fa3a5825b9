import type { Logger } from "pino";
import { functionPath, sentPath } from "../contract/appointment-request.ts";
import type { FunctionContent } from "../contract/function-content.ts";
import { createMailer } from "./delivery/create-mailer.ts";
import { Delivery } from "./delivery/delivery.ts";
import { createNotifyOperator } from "./delivery/notify-operator.ts";
import { plainFormPage } from "./form/plain-form-page.ts";
import { createRateLimit } from "./form/rate-limit.ts";
import { createRefusalLog } from "./form/refusal-log.ts";
import { createSendContactEmail } from "./form/send-contact-email.ts";
import { sha256 } from "./form/sha256.ts";
import { createHealth } from "./health.ts";
import type { Config } from "./settings/config.ts";
import { StoreUnavailable } from "./store/database.ts";
import { watchDiskSpace } from "./store/disk-space.ts";
import type { LocalBuffer } from "./store/local-buffer.ts";
import type { Outbox } from "./store/outbox.ts";
import { openStore } from "./store/store.ts";

type OfTheBuild = {
  content: FunctionContent;
  log: Logger;
  /** In development there is no build. */
  formPage?: string;
  isBuiltForOtherUrl?: boolean;
};

/** Creates everything behind the form; it needs no built site. @throws StartError */
export async function createFunctions(
  { functions, store: storeSettings, mail, siteUrl }: Omit<Config, "http">,
  { content, log, formPage, isBuiltForOtherUrl = false }: OfTheBuild,
) {
  const { publicKey, rateLimitPerMinute } = functions;
  const store = await openStore(storeSettings, log);
  const { outbox, localBuffer } = store;
  const mailer = createMailer(mail, log);
  const diskSpace = watchDiskSpace(storeSettings.dataDir);
  const deliver = (from: Outbox, buffer?: LocalBuffer) =>
    new Delivery({
      outbox: from,
      localBuffer: buffer,
      mailer,
      async compose(id, message) {
        const { composeEmail } = await import("./delivery/email.ts");
        return composeEmail(id, message, { addresses: mail.addresses, content });
      },
      log,
      notifyOperator: createNotifyOperator(from, mail.addresses.fallbackTo, log),
    });
  const delivery = deliver(outbox);
  // Delivers from the local file during a long outage of the database.
  const localDelivery = localBuffer && deliver(localBuffer.local, localBuffer);
  void mailer.verify().then((reason) => {
    if (reason === undefined) return delivery.bringForward();
    log.error({ reason }, "mail cannot be sent yet; requests are kept");
  });
  const { secondsToWait, isUsedUp } = createRateLimit(rateLimitPerMinute, store.sharedCounter);
  const countRefusal = createRefusalLog(log);
  const sendContactEmail = createSendContactEmail({
    publicKey,
    // The site's own is there for browsers that do not send Sec-Fetch-Site.
    allowedOrigins: new Set([...functions.allowedOrigins, siteUrl.origin]),
    async record(id, message) {
      const isShared = localBuffer !== undefined && !localBuffer.isSharedAway;
      if (!isShared && (await diskSpace.isLow())) throw new StoreUnavailable("disk", "almost full");
      await (localBuffer ?? outbox).record(id, message);
      delivery.wake();
    },
    secondsToWait,
    sha256,
    now: Date.now,
    content,
    formPage: formPage ?? plainFormPage(content, publicKey),
    sentLocation: sentPath,
    reportFailure: (error) =>
      log.error({ reason: error instanceof Error ? error.message : error }, "request not recorded"),
  });
  return {
    async handle(request: Request, clientAddress: string): Promise<Response> {
      if (new URL(request.url).pathname !== functionPath) {
        return Response.json({ ok: false, error: "No such function." }, { status: 404 });
      }
      const answer = await sendContactEmail(request, { clientAddress });
      countRefusal(answer.status);
      return answer;
    },
    health: createHealth({
      ...{ outbox, localBuffer, diskSpace, isBuiltForOtherUrl },
      isLimitUsedUp: isUsedUp,
    }),
    mailDescription: mailer.describe,
    async close(graceMs: number) {
      await Promise.all([delivery.stop(graceMs), localDelivery?.stop(graceMs)]);
      mailer.close();
      await store.close();
    },
  };
}
