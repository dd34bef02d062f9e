/** Identifier of a stored thing. Always text on the client (decision 2). */
export type Id = string

/** An instant as the wire carries it: ISO 8601 with offset, e.g. `2026-08-25T02:00:00.000Z` (decision 2). */
export type Instant = string
