import type { PlainPageContent } from "../../content-model/schema/pages.ts";
import { PlainSections } from "../components/plain-sections/PlainSections.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";

export function PlainPage({ path, content }: { path: string; content: PlainPageContent }) {
  return (
    <PageLayout path={path}>
      <PlainSections content={content} />
    </PageLayout>
  );
}
