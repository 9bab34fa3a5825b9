import { weekdays } from "../site/content/schema/place.ts";
import type { FileSchema, Widget } from "./file-schema.ts";

/**
 * Addresses, switches of the layout, and marks for developers. `*` stands for any file, and for any entry of
 * a list.
 */
const hidden: ReadonlySet<string> = new Set([
  "*#sample",
  "*#closing.actionAbout",
  "*#sections.*.embeds",
  "*#extraCards",
  "*#extraCards.*.shortPath",
  "business#addresses",
  "business#addresses.treatments",
  "business#embeds",
  "business#timeZone",
  "testimonials#items.*.rating",
  "gallery#filters",
  "photos#items.*.colour",
  "photos#items.*.focus",
  "pages/home#laser.treatment",
  "concerns/*#path",
  ...["path", "shortPath", "cardPath", "alsoAt", "service", "procedure"].map(ofTreatment),
  ...["hasBreadcrumb", "faqLayout", "hasFaqData", "hasConsultationPoints"].map(ofTreatment),
]);

const schedules = ["opening", "working"].map((name) => `business#schedules.${name}.days`);

const widgets: Readonly<Record<string, Widget>> = {
  "business#phone": "phone",
  ...Object.fromEntries(
    schedules.flatMap((days) => weekdays.map((day) => [`${days}.${day}`, "hours"])),
  ),
  "business#holidays.*.hours": "hours",
  "business#holidays.*.date": "date",
  "business#holidays.*.until": "date",
  "testimonials#items.*.date": "date",
  "treatments/*#provenance.reviewed": "date",
  "photos#items.*.name": "image",
};

function ofTreatment(field: string): string {
  return `treatments/*#${field}`;
}

/** The fields that are named above. */
export const controlled = [...hidden, ...Object.keys(widgets)];

/** A file's schema with its controls. @param file "pages/home", or "treatments/*" for every treatment */
export function withControls(schema: FileSchema, file: string, path = ""): FileSchema {
  const place = `${file}#${path}`;
  const { properties, items } = schema;
  const part = (inner: FileSchema, name: string) =>
    withControls(inner, file, path ? `${path}.${name}` : name);
  const isHidden = hidden.has(place) || hidden.has(`*#${path}`);
  return {
    ...schema,
    ...(isHidden && { isHidden }),
    ...(widgets[place] && { widget: widgets[place] }),
    ...(items && { items: part(items, "*") }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, part(inner, name)]),
      ),
    }),
  };
}
