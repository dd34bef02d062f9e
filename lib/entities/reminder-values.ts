/** The steps that participants can be reminded of. */
export const REMINDED_STEPS = [
  'pre-test',
  'zoom-meeting',
  'post-test',
  'survei-kepuasan',
] as const

/** Messages about a coaching that go by themselves, the most urgent first. */
export const REMINDER_KINDS = [
  'hour-before',
  'post-test-evening',
  'post-test',
  'day-before',
  'survey',
] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** What became of a reminder when it was due: it was sent, or why not; `unknown` where a backup was restored that does not say. */
export const REMINDER_OUTCOMES = [
  'sent',
  'done',
  'stopped',
  'quiet',
  'too-many',
  'withdrawn',
  'unknown',
] as const
export type ReminderOutcome = (typeof REMINDER_OUTCOMES)[number]

/** Why somebody whom a reminder concerns will not get it. */
export const WITHHELD_REASONS = ['stopped', 'quiet'] as const

/**
 * So many messages of a coaching are told, and so many that did not go: the newest. The server answers one more where there is
 * one, so that it is known that some are left out.
 */
export const MOST_TOLD = 1000
