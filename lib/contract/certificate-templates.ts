import { MAKING } from './certificate-making.ts'
import { get, post, postForFile, put, remove, upload } from './endpoint.ts'

const TEMPLATE = { ...MAKING, group: 'certificate-template' } as const
const entity = () => import('../entities/template.ts')
const validation = () => import('../validation/certificate-template.ts')

/** How certificates of the office look; beside chapter 7. */
export const certificateTemplate = {
  list: get('/certificate-template', {
    ...TEMPLATE,
    answer: async () => (await entity()).certificateTemplatesSchema,
  }),
  get: get('/certificate-template/:id', {
    ...TEMPLATE,
    answer: async () => (await entity()).openTemplateSchema,
  }),
  create: post('/certificate-template', {
    ...{ ...TEMPLATE, once: true },
    body: async () => (await validation()).certificateTemplateSchema,
    answer: async () => (await entity()).certificateTemplateSchema,
  }),
  update: put('/certificate-template/:id', {
    ...TEMPLATE,
    body: async () => (await validation()).certificateTemplateSchema,
    answer: async () => (await entity()).certificateTemplateSchema,
  }),
  /** Refused with 409 while a coaching uses it. */
  remove: remove('/certificate-template/:id', TEMPLATE),
  /** A certificate as it would look by the body, marked as an example. */
  preview: postForFile('/certificate-template/:id/preview', {
    ...{ ...MAKING, group: 'none' },
    body: async () => (await validation()).templatePreviewSchema,
  }),
  /** Keeps a background, or a picture of a field, for a template that will name it. */
  uploadFile: upload('/certificate-template/file', {
    ...{ ...MAKING, group: 'none', kind: 'template' },
    answer: async () => (await import('../entities/upload.ts')).fileUploadSchema,
  }),
}
