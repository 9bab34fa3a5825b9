/**
 * The edge function: the server's handler, which enqueues requests in the same PostgreSQL outbox. A server
 * delivers them (`npm start` with the same DATABASE_URL and OUTBOX_KEY). The clinic's content is a file
 * of the build, so run `npm run build` before a deployment.
 * It has no rate limit, because no process sees all requests: the platform must limit them.
 */
import { defaultPublicKey } from "../../../contract/appointment-request.ts";
import content from "../../../dist/function-content.json" with { type: "json" };
import { createSendContactEmail } from "../../../server/form/send-contact-email.ts";
import { openPostgresOutbox } from "../../../server/outbox/postgres/postgres-outbox.ts";
import { createSeal, parseKey } from "../../../server/outbox/seal.ts";
import { createReports } from "../../../server/report.ts";

// The operator's settings override the platform's. An empty setting counts as unset.
const databaseUrl = Deno.env.get("DATABASE_URL") || Deno.env.get("SUPABASE_DB_URL");
const key = parseKey(Deno.env.get("OUTBOX_KEY")?.split(/[\s,]+/)[0] ?? "");
// Fails at startup, because without these settings no request could be persisted.
if (!databaseUrl) throw new Error("DATABASE_URL is not set");
if (!key) throw new Error("OUTBOX_KEY is not 32 bytes in base64 or hex");

const site = Deno.env.get("SITE_URL") || content.siteUrl;
// The platform issues publishable keys by name, and the anon key to older projects.
const [firstKey = defaultPublicKey, ...otherKeys] = [
  Deno.env.get("PUBLIC_ANON_KEY"),
  ...Object.values<string>(JSON.parse(Deno.env.get("SUPABASE_PUBLISHABLE_KEYS") || "{}")),
  Deno.env.get("SUPABASE_ANON_KEY"),
].filter((key) => key !== undefined && key !== "");

const sendContactEmail = createSendContactEmail({
  publicKeys: [firstKey, ...otherKeys],
  allowedOrigins: new Set([
    new URL(site).origin,
    ...(Deno.env.get("ALLOWED_ORIGINS") ?? "").split(/[\s,]+/).filter(Boolean),
  ]),
  record: openPostgresOutbox(databaseUrl, createSeal([key]), createReports(console).report).record,
  secondsToWait: async () => undefined,
  now: Date.now,
  content,
  siteOrigin: new URL(site).origin,
  reportFailure: (error) => console.error("request not recorded", String(error)),
});

Deno.serve((request, { remoteAddr }) =>
  sendContactEmail(request, { clientAddress: remoteAddr.hostname }),
);
