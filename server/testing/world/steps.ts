/** How long a world goes on: many short ones find more than a few long ones of the same cost. */
export const STEPS = 60
