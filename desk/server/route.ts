import type { IncomingMessage } from "node:http";
import type { Publisher } from "../publish/publisher.ts";

export type Asked = {
  request: IncomingMessage;
  query: URLSearchParams;
  folder: string;
  /** Who asks, by the sign-in before the desk; empty on a computer of one's own. */
  person: string;
  publisher: Publisher;
};

/** Resolves to what is answered. @throws Refusal */
export type Route = (asked: Asked) => Promise<object>;
