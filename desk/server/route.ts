import type { IncomingMessage } from "node:http";
import type { Publisher } from "../publish/publisher.ts";

export type Asked = {
  request: IncomingMessage;
  query: URLSearchParams;
  folder: string;
  /** The signed-in person. Empty without a sign-in, on a local computer. */
  person: string;
  publisher: Publisher;
};

/** Resolves to the response. @throws Refusal */
export type Route = (asked: Asked) => Promise<object>;
