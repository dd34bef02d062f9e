/** The steps that participants can be reminded of. */
export const REMINDED_STEPS = [
  'pre-test',
  'zoom-meeting',
  'post-test',
  'survei-kepuasan',
] as const
