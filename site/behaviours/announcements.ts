/** What is left of a message's turn once the next one has come: a third of it is gone. */
const TURN_IS_OVER = 0.33;

/**
 * Keeps the messages that are out of sight from assistive technology and from the tab key.
 * The stylesheet moves them; were it to hide them, too, every page would paint every frame.
 */
export function startAnnouncements(): void {
  const messages = document.querySelectorAll<HTMLElement>(".announcement-bar li");
  const update = () => {
    for (const [index, message] of messages.entries()) {
      const turn = message.getAnimations()[0]?.effect?.getComputedTiming().progress;
      message.inert = (turn ?? index) > TURN_IS_OVER;
    }
  };
  for (const type of ["animationstart", "animationiteration"]) {
    messages[0]?.parentElement?.addEventListener(type, update);
  }
  update();
}
