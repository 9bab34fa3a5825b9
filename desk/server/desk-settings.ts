import { isIP } from "node:net";
import { z } from "zod";
import { isLoopback } from "../../server/settings/loopback.ts";
import { parseSettings } from "../../server/settings/parse-settings.ts";
import { origin, url, wholeNumber } from "../../server/settings/setting-values.ts";

/** The desk's settings, from the environment. */
export type DeskSettings = {
  port: number;
  host: string;
  /** The public address of a desk on a server: "https://desk.example.ca". */
  url?: string;
  /** The secret that the sign-in proxy sends with each request, so that nobody bypasses it. */
  proxySecret?: string;
};

const SHORTEST_SECRET = 32;
const CREATE = "create one with: openssl rand -hex 32";

const schema = z
  .object({
    DESK_PORT: wholeNumber(65_535).default(4000),
    DESK_HOST: z
      .string()
      .refine((host) => host === "localhost" || isIP(host) > 0, {
        error: "is not localhost or an IP address",
        abort: true,
      })
      .default("127.0.0.1"),
    DESK_URL: origin.pipe(url("https")).optional(),
    DESK_PROXY_SECRET: z
      .string()
      .min(SHORTEST_SECRET, `has fewer than ${SHORTEST_SECRET} characters; ${CREATE}`)
      .optional(),
    SITE_URL: z.string().optional(),
  })
  .superRefine(({ DESK_HOST, DESK_URL, DESK_PROXY_SECRET, SITE_URL = "" }, context) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    const isReachable = !isLoopback(DESK_HOST);
    if (isReachable && !DESK_URL)
      report("DESK_URL", "is required with this DESK_HOST: the address that people open");
    if (DESK_URL && URL.parse(SITE_URL)?.host === DESK_URL.host)
      report("DESK_URL", "is the website's address, which visitors have: give the desk another");
    if ((isReachable || DESK_URL) && !DESK_PROXY_SECRET)
      report(
        "DESK_PROXY_SECRET",
        `is required, here and in the proxy with the sign-in, because anybody who reaches the desk's port would be let in; ${CREATE}`,
      );
  });

/** @throws StartError with a line for each mistake, also if strangers could get in */
export function readDeskSettings(env: NodeJS.ProcessEnv): DeskSettings {
  const set = parseSettings(schema, env);
  return {
    port: set.DESK_PORT,
    host: set.DESK_HOST,
    ...(set.DESK_URL && { url: set.DESK_URL.origin }),
    ...(set.DESK_PROXY_SECRET && { proxySecret: set.DESK_PROXY_SECRET }),
  };
}
