import { whenNear } from "../components/triggers.client.ts";

/**
 * Hides the messages that are out of view from assistive technology and from the tab key.
 * The stylesheet moves them; if it also hid them, every page would repaint every frame.
 */
export function startAnnouncements(): void {
  const messages = document.querySelectorAll<HTMLElement>(".announcement-bar li");
  // Of its animation's whole round; a hair less, so that it is over when the next one comes.
  const turnIsOver = 0.99 / messages.length;
  const update = () => {
    for (const [index, message] of messages.entries()) {
      const turn = message.getAnimations()[0]?.effect?.getComputedTiming().progress;
      // The message with the focus stays, so that the focus is not lost.
      message.inert = (turn ?? index) > turnIsOver && !message.contains(document.activeElement);
    }
  };
  for (const type of ["animationstart", "animationiteration"]) {
    messages[0]?.parentElement?.addEventListener(type, update);
  }
  // Once it is drawn: before, asking for its animations would lay out the page.
  if (messages[0]) whenNear(messages[0], update);
}
