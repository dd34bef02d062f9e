/** A file as a browser would send it in the field `file`. */
export type SentFile = { name: string; type?: string; bytes: Buffer | string }

const BOUNDARY = 'boundary-of-a-test'

const part = (disposition: string, value: Buffer | string, type?: string) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n`),
    Buffer.from(type ? `Content-Type: ${type}\r\n\r\n` : '\r\n'),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])

/** A multipart/form-data body with the texts of `body` and, if given, a file. */
export const multipartBody = (body: object, file?: SentFile) => {
  const texts = Object.entries(body).map(([name, value]) =>
    part(`name="${name}"`, String(value)),
  )
  const files = file
    ? [
        part(
          `name="file"; filename="${file.name}"`,
          file.bytes,
          file.type ?? 'application/octet-stream',
        ),
      ]
    : []
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...texts, ...files, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}
