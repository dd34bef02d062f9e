import { get, post, put, remove, upload } from './endpoint.ts'

/** Institutions of an office; beside §7 but for the list. */
export const asalInstansi = {
  list: get('/asal-instansi', {
    access: 'public',
    group: 'asal-instansi',
    answer: async () => (await import('../entities/user.ts')).asalInstansiListSchema,
  }),
  get: get('/asal-instansi/:id', {
    access: 'admin',
    group: 'asal-instansi',
    feature: 'institutions',
    answer: async () => (await import('../entities/user.ts')).asalInstansiSchema,
  }),
  create: post('/asal-instansi', {
    access: 'admin',
    group: 'asal-instansi',
    feature: 'institutions',
    body: async () => (await import('../validation/institution.ts')).institutionSchema,
    once: true,
    answer: async () => (await import('../entities/user.ts')).asalInstansiSchema,
  }),
  update: put('/asal-instansi/:id', {
    access: 'admin',
    group: 'asal-instansi',
    feature: 'institutions',
    body: async () =>
      (await import('../validation/institution.ts')).institutionUpdateSchema,
    answer: async () => (await import('../entities/user.ts')).asalInstansiSchema,
  }),
  /** Refused with 409 while accounts use it. */
  remove: remove('/asal-instansi/:id', {
    access: 'admin',
    group: 'asal-instansi',
    feature: 'institutions',
  }),
  /** All names of an Excel or CSV file, or none; those that are there already stay as they are. */
  importFile: upload('/asal-instansi/import', {
    access: 'admin',
    group: 'asal-instansi',
    feature: 'institutions',
    kind: 'table',
    answer: async () => (await import('../entities/upload.ts')).nameImportSchema,
  }),
}
