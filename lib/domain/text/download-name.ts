/** Characters that Windows, Android or a shared folder refuse in a file's name, and control characters. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu

/** The last part of a file's path or address, without query: 'materi/modul.pdf?v=2' gives 'modul.pdf'. */
const fileNameOf = (fileUrl: string): string =>
  fileUrl
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? ''

/** '.pdf' with its dot, as the file spells it; '' when there is none. */
export const extensionOf = (fileUrl: string): string =>
  /\.[a-z0-9]{1,8}$/i.exec(fileNameOf(fileUrl))?.[0] ?? ''

/**
 * §7 'saved under the material name with the same extension'. A name that already ends with it does not
 * get it twice.
 */
export const downloadName = (name: string, fileUrl: string): string => {
  const extension = extensionOf(fileUrl)
  const clean = name.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()
  const base = clean.toLowerCase().endsWith(extension.toLowerCase())
    ? clean.slice(0, clean.length - extension.length)
    : clean
  return `${base.trim().replace(/\.+$/, '') || 'file'}${extension}`
}
