/** What an upload of a certificate replaces, for who is told that it is another one by now. */
export const STORED_CERTIFICATE = {
  what: 'Sertifikat peserta ini',
  nameIn: ({ fileName }: Record<string, unknown>) => fileName,
}
