/** From this number of answers on their means are shown. */
export const MIN_SURVEYS = 3
