/** Every address of the clinic that the tests run over. */
import { createRoutes } from "../site/routes.tsx";
import { site } from "./clinic-under-test.ts";

export const { notFoundRoute, redirects, routes } = createRoutes(site);

/** Every other language of the clinic has its pages below its tag: `/en`. */
export const inAnotherLanguage = (path: string) => /^\/[a-z]{2}(\/|$)/.test(path);
