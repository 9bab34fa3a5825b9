/** Every address of the clinic that the tests run over. */
import { createRoutes } from "../site/routes.tsx";
import { site } from "./clinic-under-test.ts";

export const { notFoundRoute, redirects, routes } = createRoutes(site);
