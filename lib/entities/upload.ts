import { type InferOutput, number, object, string } from 'valibot'

/** Answer of `POST /coaching/upload/image`. */
export const imageUploadSchema = object({ filePath: string() })

/** Answer of `POST /coaching/upload/anyfile`. */
export const fileUploadSchema = object({ fileName: string(), filePath: string() })
export type FileUpload = InferOutput<typeof fileUploadSchema>

/** Answer of a test file's upload; `jumlah` is the number of rows read. */
export const testUploadSchema = object({ ...fileUploadSchema.entries, jumlah: number() })

/** Answer of an import of names: how many are new, and how many were there already. */
export const nameImportSchema = object({ added: number(), known: number() })
