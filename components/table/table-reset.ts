/**
 * Leaves a table's state (`tableQuery`) out of the address: it means nothing to what is shown in the table's place. By itself, for
 * screens whose table comes later.
 */
export const TABLE_RESET = {
  q: undefined,
  page: undefined,
  size: undefined,
  sort: undefined,
}
