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
  /** A component that a `*.island.tsx` file exports under the file's name. */
  of: ComponentType<Props>;
  wake: Wake;
  /** Serialized into the HTML, so they must be plain JSON. */
  props: Props;
};

/** Renders a component to HTML, which `islands.ts` hydrates on the trigger `wake`. */
export function Island<Props extends object>({ of: Of, wake, props }: IslandProps<Props>) {
  const name = names.get(Of);
  if (!name)
    throw new Error(
      `<Island of> requires a component that a *.island.tsx file exports, not ${Of.name}.`,
    );
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML.
      dangerouslySetInnerHTML={{
        __html: renderToString(<Of {...props} />, { identifierPrefix: name }),
      }}
    />
  );
}
