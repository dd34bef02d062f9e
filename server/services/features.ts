import type { Feature } from '../../lib/entities/feature.ts'
import type { Channel } from './senders.ts'

/** The one table of what this server can do beside chapter 7, with what each needs. */
const FEATURES: Record<Feature, (ways: readonly Channel[]) => boolean> = {
  'password-recovery': () => true,
  'recovery-messages': (ways) => ways.length > 0,
  attention: () => true,
  'undelivered-messages': () => true,
  'manual-reminders': () => true,
  'test-copying': () => true,
  institutions: () => true,
  sessions: () => true,
  'audit-trail': () => true,
}

/** @param ways by which messages go out */
export const featuresOf = (ways: readonly Channel[]): string[] =>
  Object.entries(FEATURES)
    .filter(([, isThere]) => isThere(ways))
    .map(([name]) => name)
