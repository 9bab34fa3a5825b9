import { holidays } from "../content/business.ts";
import type { Config } from "../server/settings/config.ts";

/** What of the server's settings is not yet fit for the public, one line each. */
export function openSettings(config: Config, now = new Date()): string[] {
  const { smtpUrl, mailFrom, mailTo, mailFallbackTo, siteUrl, isServedOverTls } = config;
  const isSample = (address: string) => /@example\.\w+$/.test(address);
  const problems: [boolean, string][] = [
    [!smtpUrl, "SMTP_URL is not set: requests stay as files on this machine, unread"],
    [isSample(mailTo), `MAIL_TO is still ${mailTo}`],
    [isSample(mailFrom.address), `MAIL_FROM is still ${mailFrom.address}`],
    [
      !mailFallbackTo,
      "MAIL_FALLBACK_TO is not set: nobody is told when a mail cannot be delivered",
    ],
    [!isServedOverTls, `SITE_URL is not the public https address (${siteUrl.origin})`],
    [
      !holidays.some(({ date }) => new Date(date) > now),
      "holidays in content/business.ts lie all in the past",
    ],
  ];
  return problems.filter(([isOpen]) => isOpen).map(([, problem]) => problem);
}
