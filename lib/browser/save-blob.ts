/** How long the browser may take to read an object's address before it is given back. */
const RELEASE_MS = 60_000

/** Saves bytes as a file of the device under `fileName`, like the download of a link. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the address only after this turn; giving it back at once would save an empty file
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
}
