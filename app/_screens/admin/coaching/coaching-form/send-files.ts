import { sendPicture } from '@/app/_screens/admin/send-picture'
import type { Upload } from '@/components/form/parts/use-upload'
import { upload } from '@/lib/api/upload'
import { api } from '@/lib/contract'
import type { FileUpload } from '@/lib/entities/upload'
import { absoluteAssetUrl } from '@/lib/env'

/** Stores a flyer: 'Flyer harus berupa URL yang valid', so its path is made absolute (decision 39). */
export const sendFlyer: Upload<string> = async (file, options) =>
  absoluteAssetUrl(await sendPicture(file, options))

export const sendMateri: Upload<FileUpload> = (file, options) =>
  upload(api.uploads.anyfile, { file, ...options })
