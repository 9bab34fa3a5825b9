import { built, type SeededFault, system, unit } from "./seeded-fault.ts";

/** Faults in what is taken, refused, stored and delivered. */
export const serverFaults: readonly SeededFault[] = [
  {
    name: "link: the short paths of the listings lead nowhere",
    file: "server/http/site-files.ts",
    find: "redirects[withoutSlash] ??",
    replace: "",
    noticedBy: system("server/website.test.ts"),
  },
  {
    name: "header: scripts in the page are allowed",
    file: "site/build/content-security-policy.ts",
    find: "`script-src 'self' ",
    replace: "`script-src 'self' 'unsafe-inline' ",
    noticedBy: built("test/privacy/headers.test.ts"),
  },
  {
    name: "guard: a banned word is published",
    file: "site/content/checking/check-data.ts",
    find: "  checkWords({ data, schema }, report);\n",
    replace: "  void checkWords;\n",
    noticedBy: unit("site/content/read.test.ts"),
  },
  {
    name: "header: browsers may guess the type of a file",
    file: "server/http/security-headers.ts",
    find: '    "x-content-type-options": "nosniff",\n',
    replace: "",
    noticedBy: built("test/privacy/headers.test.ts"),
  },
  {
    name: "header: a name in a subject decodes to a line break",
    file: "server/delivery/request-mail.ts",
    find: 'headerText.replaceAll("=?", "= ?")',
    replace: "headerText",
    noticedBy: unit("server/delivery/request-mail.test.ts"),
  },
  {
    name: "header: a reply goes to the clinic",
    file: "server/delivery/request-mail.ts",
    find: "    ...replyToOf(request, name),\n",
    replace: "",
    noticedBy: unit("server/form/send-contact-email.test.ts"),
  },
  {
    name: "header: the compressed copy has the ETag of the plain one",
    file: "server/http/site-files.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    find: '`"${fileTag}${encoding ? `-${encoding}` : ""}"`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    replace: '`"${fileTag}"`',
    noticedBy: system("server/website.test.ts"),
  },
  {
    name: "guard: the sec-fetch-site check is removed",
    file: "server/form/cross-origin.ts",
    find: 'origin === null || request.headers.get("sec-fetch-site") === "same-origin"',
    replace: "origin === null",
    noticedBy: unit("server/form/send-contact-email.test.ts"),
  },
  {
    name: "guard: another site's page may post",
    file: "server/form/send-contact-email.ts",
    find: '    if (origin === "foreign") return format.refuse(403, errorMessages.origin);\n',
    replace:
      '    if (origin === "foreign") return respond(dependencies, { ...context, request, submission, format });\n',
    noticedBy: unit("server/form/send-contact-email.test.ts"),
  },
  {
    name: "guard: one right key of two is enough",
    file: "server/form/send-contact-email.ts",
    find: "presented.every((key)",
    replace: "presented.some((key)",
    noticedBy: unit("server/form/send-contact-email.test.ts"),
  },
  {
    name: "guard: other users can read a backup",
    file: "server/commands/backup.ts",
    find: "umask(0o077)",
    replace: "umask(0o022)",
    noticedBy: system("server/commands/backup.test.ts"),
  },
  {
    name: "guard: the hidden field is ignored",
    file: "server/form/send-contact-email.ts",
    find: "Boolean(submission.extras[formOnlyFields.honeypot])",
    replace: "false",
    noticedBy: unit("server/form/send-contact-email.test.ts"),
  },
  {
    name: "guard: a body of any size is read",
    file: "server/form/submission.ts",
    find: "    if (length > maxBytes) break;\n",
    replace: "",
    noticedBy: unit("server/form/submission.test.ts"),
  },
  {
    name: "guard: an address may send ten times as often in an hour",
    file: "server/form/rate-limit.ts",
    find: "perHour: 60,",
    replace: "perHour: 600,",
    noticedBy: unit("server/form/rate-limit.test.ts"),
  },
  {
    name: "guard: direction marks stay in a name",
    file: "contract/clean-text.ts",
    find: "[\\p{Bidi_Control}\\u200b\\u2060]",
    replace: "[\\u200b\\u2060]",
    noticedBy: unit("contract/check-appointment-request.test.ts"),
  },
  {
    name: "guard: the desk answers another site's page",
    file: "desk/server/own-origin.ts",
    find: '(site === "same-origin" || site === "none" ||',
    replace: '(site !== "" ||',
    noticedBy:
      "vitest run --config desk/vitest.config.ts --project desk-unit desk/server/own-origin.test.ts",
  },
  {
    name: "retry: a refused mail is tried again without a pause",
    file: "server/outbox/sqlite-delivery.ts",
    find: "1000 * 2 ** (attempts - 1)",
    replace: "0 * 2 ** (attempts - 1)",
    noticedBy: unit("server/outbox/sqlite-delivery.test.ts"),
  },
  {
    name: "retry: the pauses grow without a limit",
    file: "server/outbox/sqlite-delivery.ts",
    find: "Math.min(1000 * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS)",
    replace: "1000 * 2 ** (attempts - 1)",
    noticedBy: unit("server/outbox/sqlite-delivery.test.ts"),
  },
  {
    name: "retry: what was under way when the server was killed waits a quarter of an hour",
    file: "server/outbox/sqlite-delivery.ts",
    find: '  reporting("waiting requests cannot be read", () => use((sql) => sql.sendNow.run("")))();\n',
    replace: "",
    noticedBy: unit("server/outbox/sqlite-delivery.test.ts"),
  },
  {
    name: "retry: the connection pool sends a mail again by itself",
    file: "server/delivery/smtp.ts",
    find: "maxRequeues: 0,",
    replace: "maxRequeues: 5,",
    noticedBy: unit("server/delivery/smtp.test.ts"),
  },
  {
    name: "link: the phone number in a mail loses its plus",
    file: "server/delivery/request-mail.ts",
    find: "[^+\\d]",
    replace: "[^\\d]",
    noticedBy: unit("server/delivery/request-mail.test.ts"),
  },
  {
    name: "retry: the same key twice is two mails",
    file: "server/form/send-contact-email.ts",
    find: "JSON.stringify([key || hour,",
    replace: "JSON.stringify([Math.random(), key || hour,",
    noticedBy: unit("server/form/send-contact-email.test.ts"),
  },
  {
    name: "retry: the alarm of one late request hides those of the others",
    file: "server/delivery/alarm.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    find: "const key = `${kind} ${about}`;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    replace: "const key = `${kind} `;",
    noticedBy: unit("server/delivery/alarm.test.ts"),
  },
  {
    name: "retry: an alarm is lost with its channel",
    file: "server/delivery/notifier.ts",
    find: "report(`",
    replace:
      "for (const [key, { kind }] of found) notified.set(key, { kind, at: now });\n      report(`",
    noticedBy: unit("server/delivery/alarm.test.ts"),
  },
  {
    name: "retry: PostgreSQL does not send the one request that is named",
    file: "server/outbox/postgres-outbox.ts",
    find: "($1::text is null or id::text = $1)",
    replace: "$1::text is null",
    noticedBy: "vitest run --project durability test/durability/outbox.test.ts",
  },
  {
    name: "retry: the server is ready though it can store nothing",
    file: "server/health.ts",
    find: "!canRecord || (summary",
    replace: "canRecord && (summary",
    noticedBy: system("server/health.test.ts"),
  },
];
