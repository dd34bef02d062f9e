/** So near to its first and its last byte a PDF begins and ends (ISO 32000). */
const PDF_EDGE = 1024

/** Also where some programs have written something before it, as readers take it. */
export const beginsAsPdf = (bytes: Buffer) => bytes.subarray(0, PDF_EDGE).includes('%PDF-')

/** Its end stands in the last bytes, before what some programs fill up with; what was cut off has none there. */
export const isWholePdf = (bytes: Buffer) => {
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1
  return bytes.subarray(Math.max(0, end - PDF_EDGE), end).includes('%%EOF')
}

/** Whether nobody opens it without a password. One that only forbids changes is open to all. */
export const isLockedPdf = async (bytes: Buffer) => {
  if (!bytes.includes('/Encrypt')) return false
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  return PDFDocument.load(bytes, { password: '' }).then(
    () => false,
    (error) => error instanceof Error && error.message === 'NEEDS PASSWORD',
  )
}
