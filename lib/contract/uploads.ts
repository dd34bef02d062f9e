import type { FileUpload, ImageUpload } from '../entities/upload.ts'
import { answers, upload } from './endpoint.ts'

/** The two generic uploads of §7. */
export const uploads = {
  image: upload('/coaching/upload/image', {
    access: 'admin',
    group: 'none',
    kind: 'picture',
    answer: answers<ImageUpload>(),
  }),
  anyfile: upload('/coaching/upload/anyfile', {
    access: 'admin',
    group: 'none',
    kind: 'document',
    answer: answers<FileUpload>(),
  }),
}
