import { MAKING } from './certificate-making.ts'
import { get, getFile, post } from './endpoint.ts'

const entity = () => import('../entities/certificate-register.ts')
const validation = () => import('../validation/certificate-register.ts')

/** The office's register of the certificates that the portal made; beside chapter 7. Their `:id` is a version's. */
export const certificateRegister = {
  /** Its query is `registerQuerySchema`. */
  list: get('/certificate/register', {
    ...{ ...MAKING, group: 'certificate' },
    answer: async () => (await entity()).registerSchema,
  }),
  /** What was handed out under this version; a withdrawn one is given to nobody. */
  file: getFile('/certificate/:id/file', { ...MAKING, group: 'none' }),
  /** The same number once more with what is true now, as a new version. */
  reissue: post('/certificate/:id/reissue', {
    ...{ ...MAKING, group: 'certificate', once: true },
    body: async () => (await validation()).reissueSchema,
    answer: async () => (await entity()).registerRowSchema,
  }),
  withdraw: post('/certificate/:id/withdraw', {
    ...{ ...MAKING, group: 'certificate', once: true },
    body: async () => (await validation()).certificateReasonSchema,
    answer: async () => (await entity()).registerRowSchema,
  }),
}
