import { defaultPublicKey } from "../contract/appointment-request.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { readBuiltSite } from "./settings/built-site.ts";
import { readSettings } from "./settings/settings.ts";
import { StartError } from "./start-error.ts";

export type Build = ReturnType<typeof loadBuild>;

/**
 * Loads a build and the settings, whose defaults come from the build's content.
 * @param folder the build. @throws StartError if the build is missing, or does not fit the settings
 */
export function loadBuild(folder: string, environment: NodeJS.ProcessEnv) {
  const site = readBuiltSite(folder);
  const { builtWith, content, contentSecurityPolicy } = site.manifest;
  const settings = readSettings(environment, content);
  if ((builtWith.PUBLIC_ANON_KEY || defaultPublicKey) !== settings.publicKey) {
    throw new StartError(
      "PUBLIC_ANON_KEY: the site was built with another key, so the server would reject its form: build the site with the same settings (npm run build)",
    );
  }
  const security = securityHeaders(settings);
  return {
    site,
    settings,
    content,
    security,
    pageSecurity: { ...security, "content-security-policy": contentSecurityPolicy },
    notes: notesOn(new URL(builtWith.SITE_URL || content.siteUrl), settings),
  };
}

function notesOn(builtUrl: URL, settings: ReturnType<typeof readSettings>): string[] {
  const { siteUrl, isServedOverTls, trustedProxies, mail } = settings;
  const isOther = siteUrl && siteUrl.href !== builtUrl.href;
  return [
    ...(isOther
      ? [
          `SITE_URL: the site was built for ${builtUrl.href}: build it with the same settings (npm run build)`,
        ]
      : []),
    ...((isServedOverTls || trustedProxies > 0) && !mail.smtpUrl
      ? ["SMTP_URL: is not set, and nobody reads the requests"]
      : []),
  ];
}
