/** Answer of `POST /coaching/upload/image`. */
export type ImageUpload = { filePath: string }

/** Answer of `POST /coaching/upload/anyfile`. */
export type FileUpload = { fileName: string; filePath: string }
