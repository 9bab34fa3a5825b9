import { it } from "vitest";
import { holdsUnderLoad } from "../../test/durability/holds-under-load.ts";
import { describeStores } from "../../test/durability/stores.ts";
import { freePort, skipWithout } from "../../test/support/process.ts";
import { startNginx } from "./start-nginx.ts";

await describeStores(
  "behind nginx",
  (setUp) => {
    it("loses no acknowledged request while two machines restart in turn, and holds most POSTs meanwhile", async ({
      skip,
    }) => {
      const { smtp, start } = await setUp();
      const ports: [number, number] = [await freePort(), await freePort()];
      const startOne = (port: number) => start({ PORT: String(port), TRUST_PROXY: "1" });
      const proxy = await startNginx(ports).catch(skipWithout(skip));
      const sites = await Promise.all(ports.map(startOne));
      await holdsUnderLoad(proxy, smtp, async (restart) => {
        const index = restart % 2;
        await sites[index]?.stop();
        sites[index] = await startOne(ports[index] ?? 0);
      });
      await Promise.all(sites.map((site) => site.stop()));
    });
  },
  "PostgreSQL",
);
