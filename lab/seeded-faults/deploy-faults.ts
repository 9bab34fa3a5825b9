import { built, type SeededFault, system, unit } from "./seeded-fault.ts";

/** Faults in what is checked before a launch, exported, hosted elsewhere, and agreed with proxies. */
export const deployFaults: readonly SeededFault[] = [
  {
    name: "launch: the site is ready to launch without a mail server",
    file: "deploy/launch-check/check.ts",
    find: "samples.length + settings.length",
    replace: "samples.length",
    noticedBy: unit("deploy/launch-check/ready-to-launch.test.ts"),
  },
  {
    name: "launch: a form is exported that no function answers",
    file: "deploy/export/export.ts",
    find: "  process.exit(1);\n",
    replace: "",
    noticedBy: built("test/deploy/export.test.ts"),
  },
  {
    name: "header: the form may not be posted to an external function",
    file: "site/build/content-security-policy.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    find: "`form-action 'self'${functions}`",
    replace: "`form-action 'self'`",
    noticedBy: unit("site/build/content-security-policy.test.ts"),
  },
  {
    name: "launch: the edge function ignores the platform's public key",
    file: "supabase/functions/send-contact-email/index.ts",
    find: ' || Deno.env.get("SUPABASE_ANON_KEY")',
    replace: "",
    noticedBy: built("test/deploy/export.test.ts"),
  },
  {
    name: "guard: a visitor names himself to the desk",
    file: "deploy/desk.Caddyfile",
    find: "\t\trequest_header -X-Forwarded-User\n",
    replace: "",
    noticedBy: system("deploy/deploy-files.test.ts"),
  },
  {
    name: "retry: a server that stops says to proxies that it is well",
    file: "server/website.ts",
    find: "status: isStopping ? 503 : 200",
    replace: "status: 200",
    noticedBy: system("server/connections.test.ts"),
  },
];
