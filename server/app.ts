import type { Logger } from "pino";
import { functionPath } from "../contract/appointment-request.ts";
import type { FunctionContent } from "../contract/function-content.ts";
import { createMailer } from "./delivery/create-mailer.ts";
import { Delivery } from "./delivery/delivery.ts";
import { createNotifyOperator } from "./delivery/notify-operator.ts";
import { plainFormPages } from "./form/plain-form-page.ts";
import { createRateLimit } from "./form/rate-limit.ts";
import { createRefusalLog } from "./form/refusal-log.ts";
import { type Context, createSendContactEmail } from "./form/send-contact-email.ts";
import { sha256 } from "./form/sha256.ts";
import { type BuildHealth, createHealth } from "./health.ts";
import type { Config } from "./settings/config.ts";
import { StoreUnavailable } from "./store/database.ts";
import { watchDiskSpace } from "./store/disk-space.ts";
import type { LocalBuffer } from "./store/local-buffer.ts";
import type { Outbox } from "./store/outbox.ts";
import { openStore } from "./store/store.ts";

/** What a build says, and what follows from it; another may take its place. */
export type OfTheBuild = {
  /** The content sets the defaults of the sender, the receiver and the address. */
  config: Omit<Config, "http">;
  content: FunctionContent;
  /** In development there is no build. */
  formPages?: readonly string[];
  health?: BuildHealth;
};

/** Creates everything behind the form; it needs no built site. @throws StartError */
export async function createFunctions(first: OfTheBuild, log: Logger) {
  const { functions, store: storeSettings, mail } = first.config;
  const { publicKey, rateLimitPerMinute } = functions;
  let served = first;
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
        const { config, content } = served;
        return composeEmail(id, message, { addresses: config.mail.addresses, content });
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
  const createHandler = ({ config, content, formPages }: OfTheBuild) =>
    createSendContactEmail({
      publicKey,
      // The site's own is there for browsers that do not send Sec-Fetch-Site.
      allowedOrigins: new Set([...functions.allowedOrigins, config.siteUrl.origin]),
      async record(id, message) {
        const isShared = localBuffer !== undefined && !localBuffer.isSharedAway;
        if (!isShared && (await diskSpace.isLow()))
          throw new StoreUnavailable("disk", "almost full");
        await (localBuffer ?? outbox).record(id, message);
        delivery.wake();
      },
      secondsToWait,
      sha256,
      now: Date.now,
      content,
      formPages: formPages ?? plainFormPages(content, publicKey),
      sentOrigin: "",
      reportFailure: (error) =>
        log.error(
          { reason: error instanceof Error ? error.message : error },
          "request not recorded",
        ),
    });
  let sendContactEmail = createHandler(first);
  return {
    async handle(request: Request, context: Context): Promise<Response> {
      if (new URL(request.url).pathname !== functionPath) {
        return Response.json({ ok: false, error: served.content.answers.unknown }, { status: 404 });
      }
      const answer = await sendContactEmail(request, context);
      countRefusal(answer.status);
      return answer;
    },
    /** Requests in flight end with the build they began with. */
    take(next: OfTheBuild) {
      served = next;
      sendContactEmail = createHandler(next);
    },
    health: createHealth({
      ...{ outbox, localBuffer, diskSpace },
      isLimitUsedUp: isUsedUp,
      ofTheBuild: () => served.health,
    }),
    mailDescription: mailer.describe,
    async close(graceMs: number) {
      await Promise.all([delivery.stop(graceMs), localDelivery?.stop(graceMs)]);
      mailer.close();
      await store.close();
    },
  };
}
