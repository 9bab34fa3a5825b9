/** What the environment says of the desk. */
export type DeskSettings = {
  port: number;
  host: string;
  /** The address people open, where a proxy stands before the desk: "https://desk.example.ca". */
  address?: string;
  /** The header in which the sign-in before the desk names a person: "x-forwarded-user". */
  personHeader?: string;
};

export function readDeskSettings(env: NodeJS.ProcessEnv): DeskSettings {
  const { DESK_PORT, DESK_HOST, DESK_ADDRESS, DESK_PERSON_HEADER: personHeader } = env;
  const address = DESK_ADDRESS && new URL(DESK_ADDRESS).origin;
  return {
    port: Number(DESK_PORT ?? 4000),
    host: DESK_HOST ?? "127.0.0.1",
    ...(address && { address }),
    ...(personHeader && { personHeader }),
  };
}
