/** What LIKE finds a part by, anywhere in a text; `%` and `_` stand for themselves. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`
