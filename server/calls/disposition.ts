const ascii = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')

const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Content-Disposition with any file name: an ASCII form, and the exact one per RFC 6266. */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename="${ascii(name)}"; filename*=UTF-8''${encoded(name)}`
