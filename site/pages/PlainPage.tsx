import { PlainSections } from "../components/plain-sections/PlainSections.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { useSite } from "../site-context.ts";

export function PlainPage({ name }: { name: "privacy" | "accessibility" }) {
  const { content, pageLinks } = useSite();
  return (
    <PageLayout path={pageLinks[name].path}>
      <PlainSections content={content.pages[name]} />
    </PageLayout>
  );
}
