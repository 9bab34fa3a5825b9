import { interpolate } from "../../../contract/interpolate.ts";
import type { Path } from "../mistakes.ts";
import { readHours } from "../schema/hours.ts";
import { hoursRows } from "../schema/hours-rows.ts";
import { type Days, weekdays } from "../schema/place.ts";
import type { RawFile } from "../source.ts";
import { mapTexts } from "../texts.ts";
import { type FieldPlace, valueAt } from "./field-place.ts";
import { slugOf } from "./page-paths.ts";

type Interpolator = {
  /** Returns a copy of the data with the variables of every text filled in. */
  interpolate: <Data>(data: Data) => Data;
  /** The names without a value so far, and the texts that use them. */
  unknown: readonly { path: Path; name: string }[];
  /** The file's own variables that no text has used so far. */
  unused: () => readonly string[];
};

type InterpolatorOptions = {
  /** The file's own variables, unchecked. Each may use those before it. */
  own: unknown;
  /** Returns the value of a name that the file itself does not define. */
  shared?: (name: string) => string | undefined;
  /** Whether a name is a placeholder that the site fills in later, such as `{count}`. */
  isFilledLater?: (path: Path, name: string) => boolean;
};

/** Replaces the names of variables in braces by their values. */
export function createInterpolator({
  own,
  shared,
  isFilledLater,
}: InterpolatorOptions): Interpolator {
  const values = new Map<string, string>();
  const used = new Set<string>();
  const unknown: { path: Path; name: string }[] = [];
  const interpolateText = (text: string, path: Path) =>
    interpolate(text, (name) => {
      if (isFilledLater?.(path, name)) return undefined;
      used.add(name);
      const value = values.get(name) ?? shared?.(name);
      if (value === undefined) unknown.push({ path, name });
      return value;
    });
  const ownVariables = typeof own === "object" && own !== null ? Object.entries(own) : [];
  for (const [name, value] of ownVariables)
    values.set(name, interpolateText(String(value), ["variables", name]));
  return {
    interpolate: (data) => mapTexts(data, interpolateText),
    unknown,
    unused: () => ownVariables.map(([name]) => name).filter((name) => !used.has(name)),
  };
}

/** The variables that every text may use, each with the path of its value in `business.yaml`. */
const facts: Readonly<Record<string, Path>> = {
  brand: ["brand", "name"],
  descriptor: ["brand", "descriptor"],
  street: ["address", "street"],
  city: ["address", "city"],
  town: ["address", "city"],
  nearbyTown: ["serviceAreas"],
  region: ["address", "region"],
  regionName: ["address", "regionName"],
  postalCode: ["address", "postalCode"],
  phone: ["phone"],
  callHours: ["schedules", "working", "days"],
  email: ["email"],
  responseHours: ["responseHours"],
  consultationTime: ["visits", "consultation"],
  entrance: ["visits", "entrance"],
  serviceAreas: ["serviceAreas"],
  ratingValue: ["rating", "value"],
  reviewCount: ["rating", "reviewCount"],
  socialProvider: ["social", 0, "provider"],
  healthCanadaStatement: ["healthCanadaStatement"],
  whenNobodyAnswers: ["whenNobodyAnswers"],
  stillBleeding: ["stillBleeding"],
  growingBruise: ["growingBruise"],
  blockedVessel: ["blockedVessel"],
  bloodThinner: ["bloodThinner"],
  isotretinoin: ["isotretinoin"],
  retinoidCream: ["retinoidCream"],
  resultsVary: ["resultsVary"],
};

/** The field of `business.yaml` with the value of a shared variable. Undefined if the variable is no fact. */
export function factField(variable: string): string | undefined {
  return Object.hasOwn(facts, variable) ? String(facts[variable]?.[0]) : undefined;
}

/** An unchecked file. */
type NamedFile = { name: string; data: RawFile };

/**
 * Returns a function that gives the value of a variable that every file may use: a fact of the clinic
 * (`{city}`, `{phone}`), or the name or a variable of a treatment (`{laser-hair-removal.course}`). It returns undefined for an
 * unknown name, and also for a missing value, because the files are not checked yet.
 */
export function sharedVariables(files: readonly NamedFile[]): (name: string) => string | undefined {
  const variables = new Map<string, unknown>();
  const add = (named: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(named)) variables.set(name, value);
  };
  for (const { name, data } of files) {
    const [folder, slug = ""] = name.split("/");
    if (name === "business") add(clinicFacts(data));
    if (folder === "treatments") add(treatmentVariables(slug, data));
  }
  return (name) => {
    const value = variables.get(name);
    return value === undefined ? undefined : String(value);
  };
}

/** The field that contains the value of a variable, for the file whose text uses the variable. */
export function variablePlace(variable: string, { name, data }: NamedFile): FieldPlace {
  const isOwn = Object.hasOwn(Object(data.variables), variable);
  if (isOwn) return { file: name, path: ["variables", variable] };
  const fact = facts[variable];
  if (fact) return { file: "business", path: fact };
  const [slug, field = ""] = variable.split(".");
  const file = `treatments/${slug}`;
  if (field === "name") return { file, path: ["name"] };
  return { file, path: ["variables", field] };
}

/** The clinic's facts by variable name, as texts. @param business unchecked, or parsed by the schema */
export function clinicFacts(business: RawFile): Record<string, string> {
  const values = Object.entries(facts).map(([name, path]) => [name, valueAt(business, path)]);
  const {
    city,
    phone,
    callHours,
    nearbyTown: areas,
    serviceAreas,
    ...others
  } = Object.fromEntries(values);
  const named = {
    ...others,
    city,
    // In addresses, also in those that a file types.
    town: slugOf(city),
    nearbyTown: Array.isArray(areas) ? (areas.find((area) => area !== city) ?? city) : city,
    phone: formatPhone(String(phone)),
    callHours: hoursText(callHours),
    serviceAreas: Array.isArray(serviceAreas) ? serviceAreas.join(", ") : undefined,
  };
  const known = Object.entries(named).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

/**
 * "Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 2:00 PM", or undefined while the hours have a mistake.
 * @param written unchecked, or parsed by the schema
 */
function hoursText(written: unknown): string | undefined {
  const read = weekdays.map((day) => {
    const times = valueAt(written, [day]);
    return [day, typeof times === "string" ? readHours(times) : times] as const;
  });
  if (!read.every(([, times]) => Array.isArray(times))) return undefined;
  const rows = hoursRows(Object.fromEntries(read) as Days, "");
  const answered = rows.filter(({ times }) => times.join() !== "");
  return answered.map(({ days, times }) => `${days} ${times.join(" and ")}`).join(", ");
}

function treatmentVariables(slug: string, treatment: RawFile): Record<string, unknown> {
  const { interpolate } = createInterpolator({ own: treatment.variables });
  const { name, variables } = treatment;
  const named: Record<string, unknown> = { ...Object(variables), name };
  return Object.fromEntries(
    Object.entries(named).map(([key, value]) => [`${slug}.${key}`, interpolate(value)]),
  );
}

/** "+19055550142" → "(905) 555-0142". */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}
