const STEPS = [10, 50, 100, 200, 500, 1000] as const
/** §9 'The infographic chart uses 11 ticks': ten steps. */
export const TICK_COUNT = 11

/** §9: 'maps a number up to 10, 50, 100, 200, 500 or 1000'; above, the next multiple of 1000 (decision 65). */
export const axisMaximum = (largest: number): number =>
  STEPS.find((step) => largest <= step) ?? Math.ceil(largest / 1000) * 1000
