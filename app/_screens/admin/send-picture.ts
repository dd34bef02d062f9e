import type { Upload } from '@/components/form/parts/use-upload'
import { upload } from '@/lib/api/upload'
import { api } from '@/lib/contract'

/** Stores a picture of a coach or an office; its path is sent as it comes (decision 39). */
export const sendPicture: Upload<string> = async (file, options) => {
  const { filePath } = await upload(api.uploads.image, { file, ...options })
  return filePath
}
