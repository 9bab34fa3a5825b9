import { jsonSchemas } from "../content-model/json-schemas.ts";
import { type DeskField, deskFields, type FileSchema } from "./fields.ts";

/** A content file, or a folder of files of one kind. */
export type DeskFile = {
  /** "business", "page-home", "treatment" */
  name: string;
  /** Below the content folder: "business.yaml", "treatments/*.yaml". */
  files: string;
  /** As the owner calls it. */
  label: string;
  schema: FileSchema;
};

/** What is called otherwise than its file. */
const labels: Readonly<Record<string, string>> = {
  answers: "Questions before going live",
  business: "Hours, address and facts",
  drawings: "Drawings of areas",
  interface: "Buttons and labels",
  messages: "Words of the form and its mail",
  photos: "Pictures",
  promotion: "Pop-up",
  testimonials: "Reviews",
};

/** What an owner comes for stands first in its file. */
const comesFirst: Readonly<Record<string, readonly string[]>> = {
  business: ["schedules", "holidays"],
  gallery: ["images"],
};

/** The shelves of the desk, in order, and the files on each; pages and whatever has no shelf come last. */
const shelves: readonly { name: string; label: string; icon: string; files: readonly string[] }[] =
  [
    { name: "clinic", label: "The clinic", icon: "storefront", files: ["business"] },
    {
      name: "news",
      label: "News and reviews",
      icon: "campaign",
      files: ["announcements", "promotion", "testimonials", "posts"],
    },
    {
      name: "pictures",
      label: "Pictures and gallery",
      icon: "image",
      files: ["photos", "gallery", "drawings"],
    },
    { name: "pages", label: "Pages", icon: "article", files: [] },
    { name: "words", label: "Small words", icon: "text_fields", files: [] },
  ];

/** Every kind of content file, with its schema. */
export const deskFiles: readonly DeskFile[] = [...jsonSchemas()].map(
  ([file, { schema, files }]) => {
    const name = file.slice(0, -".json".length);
    return { name, files, label: labels[name] ?? wordsOf(name), schema: schema as FileSchema };
  },
);

/** The editor's collections: treatments are a folder, everything else stands on a shelf. */
export function deskCollections(): object[] {
  const isFolder = ({ files }: DeskFile) => files.includes("*");
  const shelfOf = ({ name }: DeskFile) =>
    shelves.find((shelf) => shelf.files.includes(name))?.name ??
    (name.startsWith("page-") ? "pages" : "words");
  const folders = deskFiles.filter(isFolder).map(folderCollection);
  const rest = shelves.map(({ name, label, icon, files: order }) => ({
    name,
    label,
    icon,
    files: deskFiles
      .filter((file) => !isFolder(file) && shelfOf(file) === name)
      .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
      .map((file) => ({
        name: file.name,
        label: file.label,
        file: `content/${file.files}`,
        format: file.name,
        fields: inOwnersOrder(file.name, deskFields(file.schema)),
      })),
  }));
  const [clinic, ...others] = rest.filter(({ files }) => files.length > 0);
  return [clinic, ...folders, ...others].filter((shelf) => shelf !== undefined);
}

function folderCollection({ name, files, schema }: DeskFile): object {
  const folder = files.slice(0, files.indexOf("/"));
  return {
    name: folder,
    label: wordsOf(folder),
    label_singular: wordsOf(name),
    icon: folder === "treatments" ? "spa" : "face",
    folder: `content/${folder}`,
    create: true,
    extension: "yaml",
    format: name,
    identifier_field: "name",
    summary: "{{name}}",
    slug: {
      template: "{{name}}",
      editable: ["create"],
      hint: "Its address on the site begins with this. It stays as it is once saved.",
      pattern: ["^[a-z]+(-[a-z\\d]+)*$", "lower-case words with hyphens, such as led-facial"],
    },
    sortable_fields: { fields: ["order", "name"], default: { field: "order" } },
    thumbnail: "metadata.photo",
    fields: deskFields(schema) satisfies DeskField[],
  };
}

/** What is needed only before going live stands last. */
function inOwnersOrder(file: string, fields: DeskField[]): DeskField[] {
  const rank = ({ name }: DeskField) =>
    comesFirst[file]?.includes(name) ? 0 : name === "sample" ? 2 : 1;
  return fields.toSorted((one, other) => rank(one) - rank(other));
}

/** "page-thank-you" → "Thank you" */
export function wordsOf(name: string): string {
  const words = name.replace(/^page-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
