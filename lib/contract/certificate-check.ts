import { get } from './endpoint.ts'

/** Whether a certificate is one that the portal made; beside chapter 7. */
export const certificateCheck = {
  /** Nothing but what stands on the paper, for whoever has its code. */
  find: get('/certificate/check/:kode', {
    access: 'public',
    group: 'none',
    feature: 'certificate-check',
    answer: async () => (await import('../entities/issuing.ts')).checkedCertificateSchema,
  }),
}
