import { featuresOf } from './features.ts'

const ALWAYS = [
  ...['password-recovery', 'attention', 'undelivered-messages', 'manual-reminders'],
  ...['calendar-address', 'test-copying', 'institutions', 'sessions'],
  ...['certificate-check', 'certificate-making', 'report', 'audit-trail'],
  ...['second-factor', 'admin-accounts', 'office', 'privacy', 'participant-pages'],
]
const WITH_MESSAGES = [
  ...['recovery-messages', 'contact-confirmation', 'reminders', 'place-alert'],
  'own-reminders',
]

test.each([
  [[], false, ALWAYS],
  [['email'], false, [...ALWAYS, ...WITH_MESSAGES]],
  [['whatsapp'], true, [...ALWAYS, ...WITH_MESSAGES, 'required-second-factor']],
] as const)(
  'what a server can do that sends messages by %j, second factor required: %j',
  (ways, requiresSecondFactor, features) => {
    expect(
      featuresOf({ ways, logged: [], config: { requiresSecondFactor } }).sort(),
    ).toEqual(features.toSorted())
  },
)

test.each([
  [[], []],
  [['whatsapp'], ['whatsapp-in-log']],
  [
    ['email', 'whatsapp'],
    ['email-in-log', 'whatsapp-in-log'],
  ],
] as const)('what a demo writes to its log by %j is told as %j', (logged, features) => {
  const means = { ways: ['email', 'whatsapp'], logged } as const
  const told = featuresOf({ ...means, config: { requiresSecondFactor: false } })
  expect(told.filter((name) => name.endsWith('-in-log'))).toEqual(features)
})
