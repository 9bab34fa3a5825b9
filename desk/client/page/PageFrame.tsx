import { words } from "../words.ts";
import type { ShownPage } from "./use-page.ts";

type PageFrameProps = { page: ShownPage; onArrive: () => void };

/** The draft's page. It loads anew by itself when a file is saved, by whomever. */
export function PageFrame({ page, onArrive }: PageFrameProps) {
  const arrive = () => {
    page.arrive();
    const { pathname = "/", search = "" } = page.frame.current?.contentWindow?.location ?? {};
    history.replaceState(null, "", `#${pathname}${search}`);
    onArrive();
  };
  return <iframe ref={page.frame} title={words.site} src={start} onLoad={arrive} />;
}

const wanted = location.hash.slice(1);
/** Where the desk was before it was loaded anew. */
const start = /^\/(?!\/)/.test(wanted) ? wanted : "/";
