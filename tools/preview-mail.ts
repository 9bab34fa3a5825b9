import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentFolder } from "../content-model/folder.ts";
import { readContent } from "../content-model/read.ts";
import { composeEmail, type Email } from "../server/delivery/email.ts";
import { escapeHtml } from "../server/form/form-page.ts";
import { readConfig } from "../server/settings/config.ts";
import { loadEnvironmentFile } from "../server/settings/environment-file.ts";
import { exitOnStartError } from "../server/start-error.ts";
import { functionContent } from "../site/function-content.ts";

/** `npm run preview:mail`: the mail of a made-up request as the clinic will see it, opened where there is a screen. */
await exitOnStartError(async () => {
  loadEnvironmentFile();
  const content = functionContent(readContent(contentFolder));
  const { mail, store } = readConfig(process.env, content);
  const email = composeEmail(
    "0f3c2a8e-preview",
    {
      kind: "appointment",
      receivedAt: Date.now(),
      spamSigns: [],
      request: {
        firstName: "Éloïse",
        lastName: "O'Hara",
        email: "eloise@example.com",
        phone: "905 555 0177",
        service: content.services[0]?.value ?? "",
        message:
          "Hello,\n\nI would like to come on a weekday after five.\nIs <b>Thursday</b> possible?\n\nThank you",
      },
    },
    { addresses: mail.addresses, content },
  );

  mkdirSync(store.dataDir, { recursive: true });
  const file = resolve(join(store.dataDir, "mail-preview.html"));
  writeFileSync(file, previewPage(email));
  console.log(file);
  openOnScreen(file);
});

function previewPage({ from, to, replyTo, subject, date, html, text }: Email): string {
  const head = {
    From: `${from.name} <${from.address}>`,
    To: to,
    ...(replyTo && { "Reply-To": `${replyTo.name} <${replyTo.address}>` }),
    Date: date.toString(),
    Subject: subject,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title><style>pre { white-space: pre-wrap }</style></head><body>
<pre>${escapeHtml(lines.join("\n"))}</pre><hr><div>${html}</div><hr>
<p>The same as plain text, for programs that show no HTML:</p>
<pre>${escapeHtml(text)}</pre></body></html>
`;
}

function openOnScreen(path: string): void {
  const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const opener = process.platform === "darwin" ? "open" : hasScreen && "xdg-open";
  if (!opener) return;
  const viewer = spawn(opener, [path], { stdio: "ignore", detached: true });
  // No program opens it: the path is printed.
  viewer.on("error", () => {});
  viewer.unref();
}
