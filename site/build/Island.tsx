import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import type { Occasion } from "../behaviours/occasions.ts";

type IslandProps<Props> = {
  component: ComponentType<Props>;
  props: Props;
  /** When it wakes. */
  on: Occasion;
  /** It wakes only while this media query holds. */
  media?: string;
};

/**
 * Renders a component of `site/islands` to HTML now and marks the place where the
 * loader hydrates it later, as a root of its own with its own id prefix. Its
 * props travel in an attribute, so they must be JSON.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  return <IslandRoot {...island} prefix={useId()} />;
}

/** Apart from `Island`, because a nested render resets the hooks of the component it happens in. */
function IslandRoot<Props extends object>(island: IslandProps<Props> & { prefix: string }) {
  const { component: Component, props, on, media, prefix } = island;
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={nameOf(Component)}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      data-on={on}
      data-media={media}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output for this component.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const modules = import.meta.glob<Record<string, unknown>>("../islands/*.tsx", { eager: true });

function nameOf<Props>(component: ComponentType<Props>): string {
  const { name } = component;
  if (modules[`../islands/${name}.tsx`]?.[name] === component) return name;
  throw new Error(`<Island> wants what a file of site/islands exports under its name, not ${name}`);
}
