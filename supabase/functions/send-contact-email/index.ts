/**
 * The function at the edge: the server's own handler, recording in the same PostgreSQL. Delivery is
 * a server's work (`npm start` with the same DATABASE_URL and OUTBOX_KEY). What it knows of the clinic
 * is a file of the build: `npm run build` comes before a deploy.
 * It counts no requests, as none of its processes sees them all: the platform in front has to.
 */
import { createHash } from "node:crypto";
import { defaultPublicKey } from "../../../contract/appointment-request.ts";
import content from "../../../dist/function-content.json" with { type: "json" };
import { createSendContactEmail } from "../../../server/form/send-contact-email.ts";
import { openPostgresOutbox } from "../../../server/outbox/postgres-outbox.ts";
import { createSeal, parseKey } from "../../../server/outbox/seal.ts";
import { createReports } from "../../../server/report.ts";

// What the operator sets goes before what the platform does; an empty setting is unset.
const databaseUrl = Deno.env.get("DATABASE_URL") || Deno.env.get("SUPABASE_DB_URL");
const key = parseKey(Deno.env.get("OUTBOX_KEY")?.split(/[\s,]+/)[0] ?? "");
// Without these nothing could be recorded: it does not start rather than pretend.
if (!databaseUrl) throw new Error("DATABASE_URL is not set");
if (!key) throw new Error("OUTBOX_KEY is not 32 bytes in base64 or hex");

const site = Deno.env.get("SITE_URL") || content.siteUrl;
const publicKey =
  Deno.env.get("PUBLIC_ANON_KEY") || Deno.env.get("SUPABASE_ANON_KEY") || defaultPublicKey;

const sendContactEmail = createSendContactEmail({
  publicKey,
  allowedOrigins: new Set([
    new URL(site).origin,
    ...(Deno.env.get("ALLOWED_ORIGINS") ?? "").split(/[\s,]+/).filter(Boolean),
  ]),
  record: openPostgresOutbox(databaseUrl, createSeal([key]), createReports(console).report).record,
  secondsToWait: async () => undefined,
  sha256: (text) => createHash("sha256").update(text).digest("hex"),
  now: Date.now,
  content,
  siteOrigin: new URL(site).origin,
  reportFailure: (error) => console.error("request not recorded", String(error)),
});

Deno.serve((request, { remoteAddr }) =>
  sendContactEmail(request, { clientAddress: remoteAddr.hostname }),
);
