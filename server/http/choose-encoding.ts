import type { Encoding } from "./responses.ts";

export function chooseEncoding(header = ""): Encoding {
  const known = chosen.get(header);
  if (known) return known;
  const encoding = read(header);
  if (chosen.size < MAX_REMEMBERED) chosen.set(header, encoding);
  return encoding;
}

const MAX_REMEMBERED = 1000;
const chosen = new Map<string, Encoding>();

function read(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    weights.set(name, Number(weight));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const best = weightOf("br") >= weightOf("gzip") ? "br" : "gzip";
  return weightOf(best) > 0 ? best : "identity";
}
