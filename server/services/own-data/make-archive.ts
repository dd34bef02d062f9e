import { strToU8, type Zippable, zipSync } from 'fflate'
import { downloadName } from '../../../lib/domain/text/download-name.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type { Db } from '../../db/client.ts'
import { readCertificates } from '../../repositories/own-certificates-data.ts'
import type { Services } from '../../start/deps.ts'
import { ownDataPage } from './own-data-page.ts'
import { readSections, type Section } from './sections.ts'

/** PDFs are packed already. */
const STORED = { level: 0 } as const

/** The certificates of a person: their bytes by their names in the archive, and what is told of each. */
const certificatesOf = async (db: Db, { files }: Pick<Services, 'files'>, userId: Id) => {
  const archive: Zippable = {}
  const rows: Section['rows'] = []
  for (const [index, { shown, file }] of (await readCertificates(db, userId)).entries()) {
    const bytes = file && (await files.read(file))
    const name = `sertifikat/${index + 1} ${downloadName(shown.Coaching, file ?? '')}`
    if (bytes) archive[name] = [bytes, STORED]
    const File = file ? 'tidak ditemukan pada server' : 'belum diberikan'
    rows.push({ ...shown, File: bytes ? name : File })
  }
  return { archive, section: { title: 'Sertifikat', rows } }
}

/** A ZIP with all that the portal holds of a person: as JSON, as a page for reading, and the certificates. */
export const makeArchive = async (
  db: Db,
  services: Pick<Services, 'files' | 'config'>,
  { userId, now }: { userId: Id; now: Date },
): Promise<Buffer> => {
  const { archive, section } = await certificatesOf(db, services, userId)
  const sections = [...(await readSections(db, userId)), section]
  const { appName } = services.config
  const json = {
    ...{ portal: appName, dibuatPada: now },
    data: Object.fromEntries(sections.map(({ title, rows }) => [title, rows])),
  }
  const zip = zipSync(
    {
      'data-saya.html': strToU8(ownDataPage(sections, { appName, madeAt: now })),
      'data-saya.json': strToU8(`${JSON.stringify(json, null, 2)}\n`),
      ...archive,
    },
    { mtime: now },
  )
  return Buffer.from(zip)
}
