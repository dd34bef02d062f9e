import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import type { Services } from '../../start/deps.ts'
import { readFiles } from './template-files.ts'

/**
 * The file of a certificate, drawn beside everything else.
 *
 * @throws Problem 409 where a file of its template cannot be read.
 */
export const drawCertificate = async (
  { files, drawing }: Pick<Services, 'files' | 'drawing'>,
  content: CertificateContent,
  issuedAt: Date,
  options?: { isSample: boolean },
): Promise<Buffer> =>
  drawing.draw(content, await readFiles(files, content.layout), issuedAt, options)
