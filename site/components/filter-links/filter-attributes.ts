/** What ties a filter and the list it narrows to the script that does it in place. */
export const name = "data-filter";
export const all = "data-filter-all";
export const status = "data-filter-status";
export const list = "data-filter-list";
export const tags = "data-tags";
export const empty = "data-filter-empty";
