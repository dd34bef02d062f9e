import { upload } from './endpoint.ts'

/** The two generic uploads of §7. */
export const uploads = {
  image: upload('/coaching/upload/image', {
    access: 'admin',
    group: 'none',
    kind: 'picture',
    answer: async () => (await import('../entities/upload.ts')).imageUploadSchema,
  }),
  anyfile: upload('/coaching/upload/anyfile', {
    access: 'admin',
    group: 'none',
    kind: 'document',
    answer: async () => (await import('../entities/upload.ts')).fileUploadSchema,
  }),
}
