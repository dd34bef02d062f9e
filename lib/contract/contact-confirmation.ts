import { get, post } from './endpoint.ts'

const OWN = { group: 'account', feature: 'contact-confirmation' } as const

/** A changed e-mail address or WhatsApp number is confirmed by who reads it there and knows the password; beside chapter 7. */
export const contactConfirmation = {
  list: get('/auth/contact-confirmation', {
    ...{ ...OWN, access: 'signed-in' },
    answer: async () => (await import('../entities/contact.ts')).unconfirmedContactsSchema,
  }),
  /** Another link; those of before are worth nothing any more. */
  sendAgain: post('/auth/contact-confirmation', {
    ...{ ...OWN, access: 'signed-in' },
    body: async () =>
      (await import('../validation/contact-confirmation.ts')).sendAgainSchema,
  }),
  /** 410 where the link was used, replaced by a newer one, too old or never one. */
  confirm: post('/auth/confirm-contact', {
    ...{ ...OWN, access: 'public', once: true, countsFirst: true },
    body: async () =>
      (await import('../validation/contact-confirmation.ts')).confirmContactSchema,
    answer: async () => (await import('../entities/contact.ts')).confirmedContactSchema,
  }),
}
