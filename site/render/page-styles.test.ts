import { expect, it } from "vitest";
import { createPageStyles } from "./page-styles.ts";

const stylesFor = (css: string, ...words: string[]) => createPageStyles(css)(new Set(words));

it("keeps what the page names and drops what it does not", () => {
  expect(stylesFor(".hero{color:red}.card{color:red}", "hero")).toBe(".hero{color:red}");
});

it("keeps attributes and states, whoever sets them", () => {
  const css = "h1,[data-awake]{color:red}dialog:popover-open{color:red}[hidden]{top:0}";
  expect(stylesFor(css, "h1", "dialog")).toBe(css);
});

it("drops what asks for an element the page has not, inside or out", () => {
  const css = "table{top:0}p:has(table),p:has(table,h1){color:red}";
  expect(stylesFor(css, "p", "h1")).toBe("p:has(table,h1){color:red}");
});

it("drops a selector that also asks for an unused class, within conditions too", () => {
  const css = "@media (width>=48rem){.hero .card{color:red}.hero{color:#00f}}";
  expect(stylesFor(css, "hero")).not.toContain(".card");
  expect(stylesFor(css, "hero")).toContain(".hero{color:#00f}");
});

it("keeps a rule whose class stands only in a negation", () => {
  expect(stylesFor(".hero:not(.card){color:red}", "hero")).toBe(".hero:not(.card){color:red}");
});

it("keeps a rule that one of several alternatives can meet", () => {
  expect(stylesFor(":is(.hero,.card) p{color:red}", "hero", "p")).toContain(".hero");
});

it("drops variables and animations that nothing asks for any more", () => {
  const css =
    ":root{--a:var(--b);--b:red}.card{color:var(--a);animation:1s drift}@keyframes drift{to{top:0}}p{top:0}";
  expect(stylesFor(css, "p")).toBe("p{top:0}");
  expect(stylesFor(css, "card")).toContain("@keyframes drift");
});

it("puts the value in the place of a variable that never changes", () => {
  const css =
    ":root{--gap:var(--step);--step:4px;--wide:1px}@media print{:root{--wide:2px}}.card{margin:var(--gap);padding:var(--wide)}";
  const styles = stylesFor(css, "card");
  expect(styles).toContain("margin:4px");
  expect(styles).toContain("padding:var(--wide)");
  expect(styles).not.toContain("--step");
  expect(styles.match(/--wide:/g)).toHaveLength(2);
});

it("leaves alone what an element of its own or a script may set", () => {
  const own = ".card{--gap:4px}.card p{margin:var(--gap)}";
  expect(stylesFor(own, "card", "p")).toBe(own);
  const set = ":root{--depth:1px}p{margin:var(--depth)}";
  expect(stylesFor(set, "--depth", "p")).toBe(set);
});

it("keeps a variable that a script sets", () => {
  expect(stylesFor(":root{--depth:1}", "--depth")).toBe(":root{--depth:1}");
});

it("says what is said twice in a row once", () => {
  const twice = "p{-webkit-text-decoration:inherit;-webkit-text-decoration:inherit;top:0}";
  expect(stylesFor(twice, "p")).toBe("p{-webkit-text-decoration:inherit;top:0}");
});
