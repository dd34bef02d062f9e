import { get, getFile, post, put } from './endpoint.ts'

/** Of every call about certificates that the portal makes. */
export const MAKING = { access: 'admin', feature: 'certificate-making' } as const
const entity = () => import('../entities/issuing.ts')
const validation = () => import('../validation/certificate-making.ts')

/** Certificates that the portal makes, numbers and keeps a register of; beside chapter 7. */
export const certificateMaking = {
  settings: get('/coaching/admin/:id/certificate-settings', {
    ...{ ...MAKING, group: 'certificate' },
    answer: async () => (await entity()).certificateSettingsSchema,
  }),
  saveSettings: put('/coaching/admin/:id/certificate-settings', {
    ...{ ...MAKING, group: 'certificate' },
    body: async () => (await validation()).certificateSettingsSchema,
    answer: async () => (await entity()).certificateSettingsSchema,
  }),
  /** How a certificate of this coaching would look, marked as an example. */
  preview: getFile('/coaching/admin/:id/certificate-preview', {
    ...{ ...MAKING, group: 'none' },
  }),
  /** What issuing now would make. */
  plan: get('/coaching/admin/:id/issue-certificates', {
    ...{ ...MAKING, group: 'certificate' },
    answer: async () => (await entity()).issuePlanSchema,
  }),
  issue: post('/coaching/admin/:id/issue-certificates', {
    ...{ ...MAKING, group: 'certificate', once: true, accepts: true },
    body: async () => (await validation()).issueSchema,
    answer: async () => (await entity()).jobBegunSchema,
  }),
  job: get('/job/:id', {
    ...{ ...MAKING, group: 'none' },
    answer: async () => (await entity()).jobSchema,
  }),
  /** Tries again what has failed. */
  retry: post('/job/:id/retry', {
    ...{ ...MAKING, group: 'none' },
    answer: async () => (await entity()).jobSchema,
  }),
}
