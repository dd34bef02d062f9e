/** How long a world goes on: long enough for a coaching to be lived through by several people more than once. */
export const STEPS = 200
