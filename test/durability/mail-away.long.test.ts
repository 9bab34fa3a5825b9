import { expect, it } from "vitest";
import { wait } from "../support/process.ts";
import { startScriptedSmtp } from "../support/scripted-smtp.ts";
import { post, tally } from "./load.ts";
import { describeStores, report } from "./stores.ts";

await describeStores("a mail server that is unreachable", (setUp, name) => {
  it("gets each request of the outage once when it returns", async () => {
    const { smtp, start } = await setUp();
    await using site = await start();
    await smtp.stop();
    const answers = await Promise.all([post(site.url), post(site.url), post(site.url)]);
    await wait(3000);
    await using back = await startScriptedSmtp({ listenOn: smtp.port });
    const figures = await tally(
      answers.map(({ id }) => id),
      back,
    );
    report(`mail away, ${name}`, figures);
    expect(figures).toEqual({ accepted: 3, lost: 0, duplicates: 0 });
  });
});
