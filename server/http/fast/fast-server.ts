import type { CreateServer } from "../http.ts";
import type { Responses } from "../responses.ts";
import type { ServeOptions } from "../serve-site.ts";
import { FastPathServer } from "./fast-path.ts";
import { createWireAnswers } from "./wire-answers.ts";

/** Makes servers that answer plain GETs of the site by the shorter way. */
export function fastServer(
  responses: Responses,
  options: Pick<ServeOptions, "isForwardedTls">,
): CreateServer {
  return (serverOptions, listener) => {
    const { keepAliveTimeout = 0 } = serverOptions;
    const answer = createWireAnswers(responses, keepAliveTimeout, options);
    return new FastPathServer(serverOptions, answer, listener);
  };
}
