import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  endGroup,
  freePort,
  needProgram,
  needRoot,
  startListening,
  temporaryFolder,
} from "../../test/support/process.ts";

export type Exim = AsyncDisposable & {
  smtpUrl: string;
  /** The address whose mail Exim delivers to the Maildir, for MAIL_TO. */
  address: string;
  /** The raw mails in the Maildir. */
  mails: () => string[];
  /** The number of mails in the spool. If Exim ends now, it delivers them again. */
  unfinished: () => number;
  /** Stops listening until `resume`. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
};

/** Starts Debian's Exim on loopback with a separate spool and a Maildir. Needs root. */
export async function startExim(): Promise<Exim> {
  needRoot("as a mail server does");
  needProgram(() => existsSync("/usr/sbin/exim4"), "exim4-daemon-light");
  const folder = temporaryFolder("exim");
  const maildir = join(folder, "mail");
  for (const name of ["spool", "log", "mail"]) mkdirSync(join(folder, name));
  const port = await freePort();
  const configuration = join(folder, "exim.conf");
  writeFileSync(configuration, configurationOf(folder, port), { mode: 0o644 });
  execFileSync("chown", ["-R", "Debian-exim:Debian-exim", folder]);
  execFileSync("chown", ["root:root", configuration]);
  const command = ["/usr/sbin/exim4", "-C", configuration, "-bdf", "-q5s"];
  let daemon = await startListening(command, port);
  const pause = () => endGroup(daemon);
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    address: "requests@clinic.test",
    mails() {
      const arrived = join(maildir, "new");
      if (!existsSync(arrived)) return [];
      return readdirSync(arrived).map((name) => readFileSync(join(arrived, name), "utf8"));
    },
    unfinished: () => readdirSync(join(folder, "spool/input")).length,
    pause,
    async resume() {
      daemon = await startListening(command, port);
    },
    [Symbol.asyncDispose]: pause,
  };
}

function configurationOf(folder: string, port: number): string {
  return `
primary_hostname = mail.clinic.test
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%slog
pid_file_path = ${folder}/exim.pid
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
tls_advertise_hosts =
acl_smtp_rcpt = check_rcpt
host_lookup =
rfc1413_query_timeout = 0s
begin acl
check_rcpt:
  accept domains = clinic.test
  deny message = relay not permitted
begin routers
everyone:
  driver = accept
  transport = maildir
begin transports
maildir:
  driver = appendfile
  directory = ${folder}/mail
  maildir_format
  create_directory
  user = Debian-exim
  group = Debian-exim
  return_path_add
  envelope_to_add
begin retry
* * F,1h,5s
`;
}
