import { get, put } from './endpoint.ts'

/** The office that runs the portal; beside chapter 7. */
export const office = {
  /** What everybody may know of it. */
  get: get('/office', {
    access: 'public',
    group: 'office',
    feature: 'office',
    answer: async () => (await import('../entities/office.ts')).officeSchema,
  }),
  update: put('/office', {
    access: 'superadmin',
    group: 'office',
    feature: 'office',
    body: async () => (await import('../validation/office.ts')).officeBodySchema,
  }),
  /** The office's own texts of messages. */
  wordings: get('/office/wordings', {
    access: 'admin',
    group: 'office',
    feature: 'office',
    answer: async () => (await import('../entities/office.ts')).wordingsSchema,
  }),
  updateWordings: put('/office/wordings', {
    access: 'superadmin',
    group: 'office',
    feature: 'office',
    body: async () => (await import('../validation/office.ts')).wordingsBodySchema,
  }),
  /** What is left to do on the first day. */
  steps: get('/office/steps', {
    access: 'admin',
    group: 'office',
    feature: 'office',
    answer: async () => (await import('../entities/office.ts')).firstStepsSchema,
  }),
}
