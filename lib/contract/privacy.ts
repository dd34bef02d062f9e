import { get, getFile, post, put } from './endpoint.ts'

const PRIVACY = { group: 'privacy', feature: 'privacy' } as const
const OWN = { access: 'signed-in', ...PRIVACY } as const

const confirmBody = async () =>
  (await import('../validation/second-factor.ts')).confirmSchema

/** The privacy page; beside chapter 7. */
export const privacy = {
  get: get('/privacy', {
    ...{ access: 'public', ...PRIVACY },
    answer: async () => (await import('../entities/privacy.ts')).privacySchema,
  }),
  /** Makes a new edition, unless it says the same. */
  update: put('/privacy', {
    ...{ access: 'superadmin', ...PRIVACY },
    body: async () => (await import('../validation/privacy.ts')).privacyTextSchema,
    answer: async () => (await import('../entities/privacy.ts')).privacySchema,
  }),
  editions: get('/privacy/editions', {
    ...{ access: 'superadmin', ...PRIVACY },
    answer: async () => (await import('../entities/privacy.ts')).privacyEditionsSchema,
  }),
}

/** What the portal holds of whoever calls; beside chapter 7. */
export const ownData = {
  privacy: get('/me/privacy', {
    ...OWN,
    answer: async () => (await import('../entities/privacy.ts')).ownPrivacySchema,
  }),
  /** The account has been told of an edition. */
  told: post('/me/privacy', {
    ...OWN,
    body: async () => (await import('../validation/privacy.ts')).toldEditionSchema,
  }),
  /** The copy that was asked for last; null where there is none that is made or can be fetched. */
  export: get('/me/export', {
    ...OWN,
    answer: async () => (await import('../entities/privacy.ts')).ownExportSchema,
  }),
  /** Asks for a copy of all that the portal holds of the own account, in the place of an earlier one. */
  beginExport: post('/me/export', {
    ...{ ...OWN, body: confirmBody, once: 'briefly', countsFirst: true, accepts: true },
    answer: async () => (await import('../entities/privacy.ts')).begunExportSchema,
  }),
  exportFile: getFile('/me/export/:id', OWN),
  /** What an erasure of the own account would take, and what stands before it. */
  outlook: get('/me/erase', {
    ...OWN,
    answer: async () => (await import('../entities/privacy.ts')).erasureOutlookSchema,
  }),
  /** Ends the own account for good. 409 where something stands before it. */
  erase: post('/me/erase', { ...OWN, body: confirmBody, countsFirst: true }),
}
