/** Attributes that connect a filter and its list to the script that filters in place. */
export const name = "data-filter";
export const all = "data-filter-all";
export const status = "data-filter-status";
export const list = "data-filter-list";
export const tags = "data-tags";
export const empty = "data-filter-empty";
