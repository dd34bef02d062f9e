import type { Feature } from '../../lib/entities/feature.ts'
import type { Config } from '../start/config.ts'
import type { Channel } from './senders.ts'

type Means = {
  ways: readonly Channel[]
  logged: readonly Channel[]
  config: Pick<Config, 'requiresSecondFactor'>
}

/** The one table of what this server can do beside chapter 7, with what each needs. */
const FEATURES: Record<Feature, (means: Means) => boolean> = {
  'password-recovery': () => true,
  'recovery-messages': ({ ways }) => ways.length > 0,
  'contact-confirmation': ({ ways }) => ways.length > 0,
  attention: () => true,
  'undelivered-messages': () => true,
  'manual-reminders': () => true,
  reminders: ({ ways }) => ways.length > 0,
  'place-alert': ({ ways }) => ways.length > 0,
  'calendar-address': () => true,
  'own-reminders': ({ ways }) => ways.length > 0,
  'email-in-log': ({ logged }) => logged.includes('email'),
  'whatsapp-in-log': ({ logged }) => logged.includes('whatsapp'),
  'test-copying': () => true,
  institutions: () => true,
  sessions: () => true,
  'certificate-check': () => true,
  'certificate-making': () => true,
  report: () => true,
  'audit-trail': () => true,
  'second-factor': () => true,
  'required-second-factor': ({ config }) => config.requiresSecondFactor,
  'admin-accounts': () => true,
  office: () => true,
  'participant-pages': () => true,
  privacy: () => true,
}

/** @param means the settings, by which ways messages go out, and which of them end in the log */
export const featuresOf = (means: Means): string[] =>
  Object.entries(FEATURES)
    .filter(([, isThere]) => isThere(means))
    .map(([name]) => name)
