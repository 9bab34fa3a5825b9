import { defaultPublicKey } from "../contract/appointment-request.ts";
import {
  contentIn,
  type FunctionContent,
  type LanguageContent,
} from "../contract/function-content.ts";
import { loadResponses, type Responses } from "./http/responses.ts";
import { type BuiltSite, readBuiltSite, readKeptSites } from "./settings/built-site.ts";
import { readConfig } from "./settings/config.ts";
import { StartError } from "./start-error.ts";

export type LoadedBuild = ReturnType<typeof loadBuild>;

/**
 * All that is served of a build, in memory, and the settings with its defaults.
 * @param known files that are in memory already @throws StartError where it cannot be served
 */
export function loadBuild(
  folder: string,
  environment: NodeJS.ProcessEnv,
  known?: Responses["files"],
) {
  const site = readBuiltSite(folder);
  const { built, builtWith, content } = site.manifest;
  const config = readConfig(environment, content);
  const { isServedOverTls, isPublic } = config.http;
  if ((builtWith.PUBLIC_ANON_KEY || defaultPublicKey) !== config.functions.publicKey) {
    throw new StartError(
      "PUBLIC_ANON_KEY: the site was built with another one, and its form would be refused: build it with the same settings (npm run build)",
    );
  }
  if (isPublic && !config.mail.smtpUrl) {
    throw new StartError(
      "SMTP_URL: is needed where SITE_URL is public; without it nobody reads the requests",
    );
  }
  const kept = readKeptSites(site);
  const responses = loadResponses(site, { isServedOverTls, kept, known });
  const builtUrl = new URL(builtWith.SITE_URL || content.siteUrl);
  return {
    ...{ config, responses, builtUrl },
    formPages: responses.formPages,
    content: withServicesOf(kept, content),
    health: {
      version: built.version,
      folder: site.folder,
      isBuiltForOtherUrl: withoutSlash(builtUrl) !== withoutSlash(config.siteUrl),
      refusedBuild: null as { folder: string; reason: string } | null,
    },
  };
}

/** A page that a visitor has open may offer a treatment that has gone since. */
function withServicesOf(kept: readonly BuiltSite[], content: FunctionContent): FunctionContent {
  const before = kept.map(({ manifest }) => manifest.content);
  const withKept = <Content extends LanguageContent>(one: Content): Content => {
    const services = [one, ...before.map((each) => contentIn(each, one.locale))].flatMap(
      (each) => each.services,
    );
    const byValue = new Map(services.toReversed().map((service) => [service.value, service]));
    return {
      ...one,
      services: [...byValue.values()].toReversed(),
      // Nor does such a page have a field that has come since.
      moreFields: one.moreFields.map((field) => ({
        ...field,
        isRequired:
          field.isRequired && kept.every(({ manifest }) => hasField(manifest, field.name)),
      })),
    };
  };
  return { ...withKept(content), translations: content.translations.map(withKept) };
}

function hasField({ content }: BuiltSite["manifest"], name: string): boolean {
  return content.moreFields.some((field) => field.name === name);
}

function withoutSlash({ href }: URL): string {
  return href.replace(/\/$/, "");
}
