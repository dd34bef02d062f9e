import { createHash } from 'node:crypto'
import { PDFDocument, PDFHexString } from '@cantoo/pdf-lib'
import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import { embedFaces } from './faces.ts'
import { drawCertificate, PAGE_SIZE } from './ready-template.ts'

/**
 * The certificate as a PDF/A-2b: A4 landscape, fonts embedded, its text selectable. The same content gives
 * the same bytes, so that one whose making was interrupted is made again as it was.
 *
 * @param issuedAt the only moment that the file tells
 */
export const renderCertificate = async (
  content: CertificateContent,
  issuedAt: Date,
  options?: { isSample: boolean },
): Promise<Buffer> => {
  const { number, kode, name, topic, issuer } = content
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(`Sertifikat ${number} - ${name}`, { showInWindowTitleBar: true })
  pdf.setLanguage('id-ID')
  pdf.setAuthor(issuer)
  pdf.setSubject(`Sertifikat coaching: ${topic}`)
  pdf.setKeywords([`Nomor ${number}`, `Kode ${kode}`])
  pdf.setProducer(issuer)
  pdf.setCreator(issuer)
  pdf.setCreationDate(issuedAt)
  pdf.setModificationDate(issuedAt)
  drawCertificate(pdf.addPage([...PAGE_SIZE]), await embedFaces(pdf), content, options)
  const id = PDFHexString.of(createHash('sha256').update(kode).digest('hex').slice(0, 32))
  // Found there and kept; it would be a random one otherwise.
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id])
  pdf.convertToPDFA({ conformance: '2B' })
  return Buffer.from(await pdf.save({ addDefaultPage: false }))
}
