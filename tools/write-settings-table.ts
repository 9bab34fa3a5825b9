import { readFileSync, writeFileSync } from "node:fs";
import { SETTINGS_PAGE, settingsPage } from "./settings-table.ts";

/** `npm run docs:settings` */
writeFileSync(SETTINGS_PAGE, settingsPage(readFileSync(".env.example", "utf8")));
