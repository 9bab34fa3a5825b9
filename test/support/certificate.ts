import { execFileSync } from "node:child_process";
import { isIP } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "./process.ts";

/** Creates a private key and a self-signed certificate. Returns the file names. */
export function makeCertificate(host: string): { key: string; certificate: string } {
  const folder = temporaryFolder("certificate");
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", `/CN=${host}`];
  // For an IP address, clients check only a subjectAltName of type IP.
  const name = ["-addext", `subjectAltName=${isIP(host) ? "IP" : "DNS"}:${host}`];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", ...kind, ...name, ...files], { stdio: "ignore" });
  return { key, certificate };
}
