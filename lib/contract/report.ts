import { get } from './endpoint.ts'

/** Beyond §7: the figures of a period. Its query is `reportQuerySchema`. */
export const report = {
  get: get('/report', {
    access: 'admin',
    group: 'none',
    feature: 'report',
    answer: async () => (await import('../entities/report.ts')).reportSchema,
  }),
}
