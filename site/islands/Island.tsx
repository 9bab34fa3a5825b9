import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { Wake } from "./wake.ts";

const modules = import.meta.glob<object>("../**/*.island.tsx", { eager: true });
const names = new Map<unknown, string>(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).map(([name, component]) => [component, name]),
  ),
);

type IslandProps<Props> = {
  /** The export that a `*.island.tsx` is named for. */
  of: ComponentType<Props>;
  wake: Wake;
  /** They travel in the HTML, so they are plain JSON. */
  props: Props;
};

/** A component as HTML, which `islands.ts` hydrates when `wake` says. */
export function Island<Props extends object>({ of: Of, wake, props }: IslandProps<Props>) {
  const name = names.get(Of);
  if (!name) throw new Error(`<Island of> takes what a *.island.tsx exports, not ${Of.name}.`);
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output.
      dangerouslySetInnerHTML={{
        __html: renderToString(<Of {...props} />, { identifierPrefix: name }),
      }}
    />
  );
}
