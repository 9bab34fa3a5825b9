/**
 * Publishes a content folder and, where a step is named that is this process's own, stays in it to be killed.
 */
import { createPublisher } from "../publish/publisher.ts";
import { shownIn } from "./publish-all.ts";

const [content = "", step] = process.argv.slice(2);
const forever = new Promise<undefined>(() => setInterval(() => {}, 1000));
const publisher = createPublisher(content, async () => (step === "building" ? forever : undefined));
void publisher.publish(await shownIn(content));
let said = "";
setInterval(() => {
  const step = publisher.state().running ?? "";
  if (step !== said) console.log(step);
  said = step;
}, 20);
