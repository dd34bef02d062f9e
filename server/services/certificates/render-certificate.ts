import { createHash } from 'node:crypto'
import { PDFDocument, PDFHexString } from '@cantoo/pdf-lib'
import { READY_LAYOUT } from '../../../lib/domain/certificates/ready-template.ts'
import { POINTS } from '../../../lib/domain/certificates/text-lines.ts'
import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import { PAGE_MM } from '../../../lib/entities/template-values.ts'
import { drawTemplate } from './draw-template.ts'
import { embedFaces } from './faces.ts'
import { embedFiles, type FileBytes } from './template-files.ts'

/**
 * The certificate as a PDF: A4, fonts embedded, its text selectable; a PDF/A-2b unless a PDF of the office lies
 * below, of which nobody knows what it holds. The same content gives the same bytes, so that one whose making was
 * interrupted is made again as it was.
 *
 * @param bytes of the files of its template, by their names
 * @param issuedAt the only moment that the file tells
 */
export const renderCertificate = async (
  content: CertificateContent,
  bytes: FileBytes,
  issuedAt: Date,
  options?: { isSample: boolean },
): Promise<Buffer> => {
  const { number, kode, name, topic, issuer, layout = READY_LAYOUT } = content
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
  const { width, height } = PAGE_MM[layout.orientation]
  const page = pdf.addPage([width * POINTS, height * POINTS])
  const files = await embedFiles(pdf, layout, bytes)
  const faces = await embedFaces(pdf)
  drawTemplate({ page, faces, files }, layout, content, options)
  const id = PDFHexString.of(createHash('sha256').update(kode).digest('hex').slice(0, 32))
  // Found there and kept; it would be a random one otherwise.
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id])
  const isOurs = ![...files.values()].some(({ kind }) => kind === 'page')
  if (isOurs) pdf.convertToPDFA({ conformance: '2B' })
  return Buffer.from(await pdf.save({ addDefaultPage: false }))
}
