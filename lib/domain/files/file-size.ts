const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** '48 KB', '1,2 MB': at least 1 KB, megabytes with one decimal and a comma. */
export const fileSizeText = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE
    ? `${kilobytes} KB`
    : `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')} MB`
}
