/** Publishes a content folder and, where a step is named that is this process's own, stays in it to be killed. */
import { choose } from "../publish/choose.ts";
import { createPublisher } from "../publish/publisher.ts";

const [content = "", step] = process.argv.slice(2);
const forever = new Promise<undefined>(() => setInterval(() => {}, 1000));
const check = async () => (step === "building" ? forever : undefined);
const publisher = createPublisher(content, check);
await publisher.start(await choose(content));
