import {
  type Document,
  isCollection,
  isNode,
  isPair,
  LineCounter,
  parseDocument,
  stringify,
  type Tags,
} from "yaml";
import type { z } from "zod";
import type { Mistake, Path, Place, Report } from "./mistakes.ts";
import { isGroup, valueAt } from "./reading/field-place.ts";

/** A content file and its schema. Its name is its path below the content folder, without the extension. */
export type SourceWithSchema = { name: string; source: Source; schema: z.ZodType };

/** The unchecked data of a file. */
export type RawFile = Record<string, unknown> & { variables?: unknown };

/** The data of every readable file by its name, with paths and with variables filled in. Until it is checked, any part may be missing. */
export type DataByName = ReadonlyMap<string, RawFile>;

/** One content file: its data, and the line of each field. */
export class Source {
  /** Its path below the content folder. */
  readonly file: string;
  /** Empty if there is a problem. */
  readonly data: RawFile;
  /** The reason why the file cannot be parsed. */
  readonly problem: Mistake | undefined;
  readonly #document: Document.Parsed;
  readonly #lines = new LineCounter();

  /** @param file its path below the content folder, for mistakes */
  constructor(file: string, text: string) {
    this.file = file;
    this.#document = parseDocument(text, {
      prettyErrors: false,
      customTags: withoutExponents,
      lineCounter: this.#lines,
    });
    // Later errors are mostly consequences of the first.
    const [error] = this.#document.errors;
    const data: unknown = error ? {} : this.#document.toJS();
    const reason = error ? (syntaxMessages[error.code] ?? error.message) : wholeMessage(data);
    const line = error ? this.#lines.linePos(error.pos[0]).line : 1;
    this.problem =
      reason === undefined
        ? undefined
        : { code: "unreadable", values: { reason }, place: { file, line, path: [] } };
    this.data = this.problem ? {} : (data as RawFile);
  }

  /** The place of a field, with the line of its parent if the field is missing. */
  placeOf(path: Path): Place {
    return { file: this.file, line: this.#lineOf(path), path };
  }

  /** A function that appends the mistakes in this file to a list. */
  reportTo(mistakes: Mistake[]): Report {
    return (path, code, values) => {
      mistakes.push({ code, values, place: this.placeOf(path) } as Mistake);
    };
  }

  #lineOf(path: Path): number {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = this.#offset(path.slice(0, length));
      if (offset !== undefined) return this.#lines.linePos(offset).line;
    }
    return 1;
  }

  /** The position of a field's name or a list's entry. */
  #offset(path: Path): number | undefined {
    const holder = this.#document.getIn(path.slice(0, -1), true);
    const key = path.at(-1);
    const items = isCollection(holder) ? holder.items : [];
    for (const item of items) {
      if (isPair(item) && isNode(item.key) && String(item.key) === key) return item.key.range?.[0];
    }
    const entry = typeof key === "number" ? items[key] : undefined;
    return isNode(entry) ? entry.range?.[0] : undefined;
  }
}

/** YAML 1.2, in which "yes" and "08:00" are text; so is "1e3" here. */
const withoutExponents = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === "string" || !("format" in tag) || tag.format !== "EXP");

const syntaxMessages: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "a tab, expected spaces",
  DUPLICATE_KEY: "this field appears twice",
  BAD_INDENT: "the indentation differs from that of the lines around it",
  BLOCK_AS_IMPLICIT_KEY:
    "two fields in one: put words with a colon in quotes, and indent this line and the next like those around them",
};

/** The problem of a file without fields. */
function wholeMessage(data: unknown): string | undefined {
  if (data === null) return "the file is empty";
  const isGroup = typeof data === "object" && !Array.isArray(data);
  return isGroup ? undefined : "the file has no fields, expected lines such as “heading: …”";
}

/** Formats YAML as the content files are: long lines, quotes only where needed. */
export function formatYaml(data: unknown): string {
  return stringify(data, { lineWidth: 0, singleQuote: true });
}

/** The files in a folder, each with its name there. */
export function inFolder(folder: string, data: DataByName): [name: string, data: RawFile][] {
  return [...data].flatMap(([file, data]) => {
    const [place, name = ""] = file.split("/");
    return place === folder ? [[name, data]] : [];
  });
}

/** The groups in a list. Empty if there is no such list. */
export function entriesAt(data: DataByName, file: string, path: Path): RawFile[] {
  const list = valueAt(data.get(file), path);
  return Array.isArray(list) ? list.map((entry) => (isGroup(entry) ? entry : {})) : [];
}
