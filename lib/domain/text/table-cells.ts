/** Between the cells of a row, where a table cannot be kept. */
export const CELL_GAP = ' | '

/** In its last cell: between the rows of a table the parser lets nothing stand. */
const ROW_END =
  /(<\/t[dh]\s*>\s*<\/tr\s*>)\s*(?=(?:<\/?t(?:head|body|foot)[^>]*>\s*)*<tr[\s>])/gi

/**
 * HTML whose tables can lose their tags: cells of a row stay apart, and each row is a line of its own. To be called before the
 * tags are taken away.
 */
export const partCells = (html: string): string =>
  html.replace(/<\/t[dh]\s*>\s*(?=<t[dh][\s>])/gi, CELL_GAP).replace(ROW_END, '<br>$1')
