import type { Content } from "../../content/content-schema.ts";

/** The announcements and the promotion that are switched on. */
export function shownNews({ announcements, promotion }: Content) {
  return {
    announcements: announcements.items.filter(({ shown }) => shown),
    promotion: promotion.shown ? promotion : undefined,
  };
}
