import type { PlainPageContent } from "../../content-model/schema/pages.ts";
import { PageLayout } from "../layout/PageLayout.tsx";
import { PlainSections } from "../sections/PlainSections.tsx";

export function PlainPage({ path, content }: { path: string; content: PlainPageContent }) {
  return (
    <PageLayout path={path}>
      <PlainSections content={content} />
    </PageLayout>
  );
}
