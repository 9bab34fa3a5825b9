import { z } from "zod";

/** Rows live for months: each version reads what others wrote and ignores unknown fields. */
const storedMessage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("appointment"),
    request: z.looseObject({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      service: z.string(),
    }),
    // The stored name of `spamSigns`, which every version reads.
    marks: z.array(z.string()),
    receivedAt: z.number(),
    /** The locale in which the visitor wrote, where it is not the main one. */
    language: z.string().optional(),
  }),
  z.object({
    kind: z.literal("alarm"),
    failedId: z.string(),
    reason: z.string(),
    receivedAt: z.number(),
  }),
]);
type Stored<Kind extends string> = Extract<z.infer<typeof storedMessage>, { kind: Kind }>;

/** `spamSigns` are the reasons to suspect spam. The request is sent all the same: a person decides. */
export type RecordedAppointment = Omit<Stored<"appointment">, "marks"> & { spamSigns: string[] };
export type RecordedMessage = RecordedAppointment | Stored<"alarm">;

/** The row holds no message that this version of the server can read. */
export class UnreadableMessage extends Error {
  override name = "UnreadableMessage";
  readonly retryable = false;
}

export function serializeMessage(message: RecordedMessage): string {
  if (message.kind === "alarm") return JSON.stringify(message);
  const { spamSigns: marks, ...rest } = message;
  return JSON.stringify({ ...rest, marks } satisfies Stored<"appointment">);
}

/** @throws UnreadableMessage, which does not quote the text. */
export function parseMessage(text: string): RecordedMessage {
  const parsed = storedMessage.safeParse(jsonOf(text));
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path }) => path.join(".") || "the whole");
    throw new UnreadableMessage(`unreadable in this version: ${places.join(", ")}`);
  }
  if (parsed.data.kind === "alarm") return parsed.data;
  const { marks: spamSigns, ...rest } = parsed.data;
  return { ...rest, spamSigns };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
