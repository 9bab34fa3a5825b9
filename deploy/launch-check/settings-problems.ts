import { type Config, isSample } from "../../server/settings/config.ts";

/** Problems of the settings and of the holidays before launch, one line each. @param holidays ISO dates */
export function settingsProblems(
  { mail, http, siteUrl }: Config,
  holidays: readonly string[],
  now: Date,
): string[] {
  const { from, to, fallbackTo } = mail.addresses;
  const problems: [boolean, string][] = [
    [!mail.smtpUrl, "SMTP_URL is not set: requests stay as files on this machine, unread"],
    [isSample(to), `MAIL_TO is still ${to}`],
    [isSample(from.address), `MAIL_FROM is still ${from.address}`],
    [
      !fallbackTo,
      "MAIL_FALLBACK_TO is not set: nobody is notified when a mail cannot be delivered",
    ],
    [!http.isServedOverTls, `SITE_URL is not the public https address (${siteUrl.origin})`],
    [
      !holidays.some((date) => new Date(date) > now),
      "the holidays in business.yaml are all in the past",
    ],
  ];
  return problems.filter(([isOpen]) => isOpen).map(([, problem]) => problem);
}
