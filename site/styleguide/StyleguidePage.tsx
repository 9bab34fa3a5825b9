import { PageLayout } from "../layout/PageLayout.tsx";
import type { Route } from "../routes.tsx";
import { Primitives } from "./Primitives.tsx";
import { Sections } from "./Sections.tsx";

export const styleguideRoute: Route = {
  path: "/styleguide",
  file: "interface",
  metadata: {
    title: "Style guide",
    description: "Every primitive and section of the site.",
    keywords: [],
    photo: "silk",
    noIndex: true,
  },
  page: () => <StyleguidePage />,
};

/** Every primitive and section at once, at /styleguide, in development only. */
export function StyleguidePage() {
  return (
    <PageLayout path="/styleguide">
      <Primitives />
      <Sections />
    </PageLayout>
  );
}
