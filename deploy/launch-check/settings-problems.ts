import { isSample, type Settings } from "../../server/settings/settings.ts";

/** Returns one line for each setting or holiday that must change before the launch. @param holidays ISO dates */
export function settingsProblems(
  { mail, isServedOverTls, siteUrl, alertUrl, store }: Settings,
  holidays: readonly string[],
  now: Date,
): string[] {
  const { from, to, fallbackTo } = mail.addresses;
  const problems: [boolean, string][] = [
    [!mail.smtpUrl, "SMTP_URL is not set: requests wait in the outbox, and nobody reads them"],
    [to.some(isSample), `MAIL_TO is still ${to}`],
    [isSample(from.address), `MAIL_FROM is still ${from.address}`],
    [
      fallbackTo.length === 0 && !alertUrl,
      "MAIL_FALLBACK_TO and ALERT_URL are not set: no alarm is sent if a mail cannot be delivered",
    ],
    [
      store.keys.length === 0,
      "OUTBOX_KEY is not set: waiting requests are stored in plain text, but the privacy page says that they are encrypted",
    ],
    [
      !isServedOverTls,
      `SITE_URL is not the public https address (${siteUrl?.origin ?? "not set"})`,
    ],
    [
      !holidays.some((date) => new Date(date) > now),
      "the holidays in business.yaml are all in the past",
    ],
  ];
  return problems.filter(([isOpen]) => isOpen).map(([, problem]) => problem);
}
