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
  /** Days on which it does not work, beside weekends. */
  holidays: get('/office/holidays', {
    access: 'superadmin',
    group: 'office',
    feature: 'office',
    answer: async () => (await import('../entities/holiday.ts')).holidaysSchema,
  }),
  updateHolidays: put('/office/holidays', {
    access: 'superadmin',
    group: 'office',
    feature: 'office',
    body: async () => (await import('../validation/holidays.ts')).holidaysBodySchema,
  }),
  /** What a kept library says of a year's public holidays: a proposal, of which nothing is stored. */
  publicHolidays: get('/office/public-holidays', {
    access: 'superadmin',
    group: 'office',
    feature: 'office',
    answer: async () => (await import('../entities/holiday.ts')).publicHolidaysSchema,
  }),
  /** What is left to do on the first day. */
  steps: get('/office/steps', {
    access: 'admin',
    group: 'office',
    feature: 'office',
    answer: async () => (await import('../entities/office.ts')).firstStepsSchema,
  }),
  /** Skips one that the office does not need, or takes that back. */
  skipStep: put('/office/steps', {
    access: 'admin',
    group: 'office',
    feature: 'office',
    body: async () => (await import('../validation/office.ts')).skipStepBodySchema,
  }),
}
