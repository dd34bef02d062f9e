import { get } from './endpoint.ts'

/** What this server can do beside chapter 7, by name; a server without the call can nothing of it. */
export const features = {
  list: get('/features', {
    access: 'public',
    group: 'none',
    answer: async () => (await import('../entities/feature.ts')).featuresSchema,
  }),
}
