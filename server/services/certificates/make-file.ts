import type { IssuedRow } from '../../repositories/issued-certificates.ts'
import type { Services } from '../../start/deps.ts'
import { drawCertificate } from './draw-certificate.ts'

/** Makes the file of a version and keeps its bytes, before any row knows them. */
export const makeFile = async (
  services: Pick<Services, 'files' | 'drawing'>,
  { content, issuedAt }: Pick<IssuedRow, 'content' | 'issuedAt'>,
) => {
  const bytes = await drawCertificate(services, content, issuedAt)
  const fileName = `Sertifikat ${content.number.replaceAll('/', '-')} ${content.name}.pdf`
  const file = { kind: 'certificate' as const, mime: 'application/pdf', extension: 'pdf' }
  return { ...file, fileName, bytes, name: await services.files.save(bytes, 'pdf') }
}

export type MadeFile = Awaited<ReturnType<typeof makeFile>>
