/** Words with `{count}` in them, one text for each form that the language has. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Without halves of the day, times are told as the language has it, 7 p.m. or 19 h. */
export type HoursWords = { daySpan: string; timeSpan: string; am?: string; pm?: string };
