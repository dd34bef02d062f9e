import { printedText } from '../../../lib/domain/certificates/printed-text.ts'
import { sampleContent } from '../../../lib/domain/certificates/sample-content.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type {
  CertificateTemplate,
  OpenTemplate,
  TemplateLayout,
} from '../../../lib/entities/template.ts'
import type { CertificateTemplateBody } from '../../../lib/validation/certificate-template.ts'
import type { Db } from '../../db/client.ts'
import { badRequest, conflict, found } from '../../problem.ts'
import {
  coachingsOfTemplate,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  isFileUsed,
  isNameTaken,
  knownTemplateFiles,
  listTemplates,
  lockTemplate,
  type TemplateRow,
  updateTemplate,
} from '../../repositories/certificate-templates.ts'
import { findLongestName } from '../../repositories/issued-certificates.ts'
import { lockName } from '../../repositories/locks.ts'
import type { Services } from '../../start/deps.ts'
import { dropFile } from '../kept-uploads.ts'
import { drawCertificate } from './draw-certificate.ts'
import { tellUnprintable, unprintableLetters } from './printable.ts'
import { filesOf } from './template-files.ts'

const TEMPLATE_UNKNOWN = 'Template sertifikat tidak ditemukan.'
const NAME_TAKEN = 'Nama template sudah digunakan'
const FILE_GONE = 'Gambar atau latar tidak ditemukan lagi. Unggah lagi.'

const toTemplate = ({ id, name, layout }: TemplateRow): CertificateTemplate => ({
  ...{ id, name, ...layout },
})

export const allTemplates = async (db: Db): Promise<CertificateTemplate[]> =>
  (await listTemplates(db)).map(toTemplate)

/** The longest name of the portal, for it must fit; one that cannot be printed is none. */
export const longestName = async (db: Db): Promise<string | null> => {
  const name = printedText((await findLongestName(db)) ?? '')
  return name !== '' && (await unprintableLetters(name)).length === 0 ? name : null
}

/** @throws Problem 404 unknown. */
export const readTemplate = async (db: Db, id: Id): Promise<OpenTemplate> => {
  const template = found(await findTemplate(db, id), TEMPLATE_UNKNOWN)
  return { ...toTemplate(template), longestName: await longestName(db) }
}

/** What of a layout can only be known here: letters of the faces, and files that were uploaded for it. */
const refuseUndrawable = async (db: Db, layout: TemplateLayout): Promise<void> => {
  const refuse = (name: 'fields' | 'backgroundFile', sentence: string) => {
    throw badRequest({ [name]: sentence }, sentence)
  }
  const texts = layout.fields.map(({ text }) => text).join('')
  const sentence = await tellUnprintable(texts)
  if (sentence) refuse('fields', sentence)
  const names = filesOf(layout)
  const known = await knownTemplateFiles(db, names)
  const missing = names.find((name) => !known.has(name))
  if (missing === undefined) return
  const isBackground = layout.backgroundFile?.filePath === missing
  refuse(isBackground ? 'backgroundFile' : 'fields', FILE_GONE)
}

const layoutOf = ({
  orientation,
  background,
  ...rest
}: TemplateLayout): TemplateLayout => ({
  ...{ orientation, background, fields: rest.fields },
  // A file that is not shown is not kept either.
  backgroundFile: background === 'file' ? rest.backgroundFile : null,
})

/** Two that differ in capitals alone are one to who reads them. */
const refuseTaken = async (tx: Db, name: string, ownId: Id | null): Promise<void> => {
  await lockName(tx, 'names of templates')
  if (await isNameTaken(tx, name, ownId)) throw conflict(NAME_TAKEN, { name: NAME_TAKEN })
}

/** @throws Problem 400 for what cannot be drawn, 409 for a name that another one has. */
export const addTemplate = async (
  tx: Db,
  { name, ...body }: CertificateTemplateBody,
): Promise<CertificateTemplate> => {
  const layout = layoutOf(body)
  await refuseUndrawable(tx, layout)
  await refuseTaken(tx, name, null)
  return toTemplate(await insertTemplate(tx, { name, layout }))
}

type Place = { id: Id; services: Pick<Services, 'files' | 'drawing'> }

const requireLocked = async (tx: Db, id: Id): Promise<TemplateRow> =>
  found(await lockTemplate(tx, id, 'update'), TEMPLATE_UNKNOWN)

/** Files that nothing is made with any more; a certificate whose making goes on keeps its own. */
const dropUnused = async (tx: Db, { services }: Place, names: string[]) => {
  for (const name of names) {
    if (!(await isFileUsed(tx, name))) await dropFile(tx, services, name)
  }
}

/**
 * What is issued from now on looks so; what was issued stays as it is.
 *
 * @throws Problem 404 unknown, 400 for what cannot be drawn, 409 for a name that another one has.
 */
export const changeTemplate = async (
  tx: Db,
  place: Place,
  { name, ...body }: CertificateTemplateBody,
): Promise<CertificateTemplate> => {
  const before = await requireLocked(tx, place.id)
  const layout = layoutOf(body)
  await refuseUndrawable(tx, layout)
  await refuseTaken(tx, name, place.id)
  const changed = await updateTemplate(tx, { id: place.id, name, layout })
  await dropUnused(tx, place, filesOf(before.layout))
  return toTemplate(changed)
}

const NAMED = 3

/** @throws Problem 404 unknown, 409 naming the coachings that use it. */
export const removeTemplate = async (tx: Db, place: Place): Promise<null> => {
  const { name, layout } = await requireLocked(tx, place.id)
  const used = await coachingsOfTemplate(tx, place.id)
  if (used.length > 0) {
    const named = used.slice(0, NAMED).map(({ code, topic }) => `${code} (${topic})`)
    const more = used.length > NAMED ? ` dan ${used.length - NAMED} coaching lain` : ''
    throw conflict(
      `“${name}” dipakai oleh coaching ${named.join(', ')}${more}, sehingga tidak dapat dihapus. Pilih template lain pada pengaturan sertifikat coaching itu.`,
    )
  }
  await deleteTemplate(tx, place.id)
  await dropUnused(tx, place, filesOf(layout))
  return null
}

/**
 * A certificate as a layout would make it, saved or not, marked 'CONTOH'.
 *
 * @throws Problem 404 unknown template, 400 for what cannot be drawn.
 */
export const previewTemplate = async (
  db: Db,
  { id, services }: Place,
  { layout, longest, now }: { layout: TemplateLayout; longest: boolean; now: Date },
) => {
  found(await findTemplate(db, id), TEMPLATE_UNKNOWN)
  await refuseUndrawable(db, layout)
  const name = longest ? await longestName(db) : null
  const content = { ...sampleContent(name), layout }
  const bytes = await drawCertificate(services, content, now, { isSample: true })
  return { mime: 'application/pdf', fileName: 'Contoh sertifikat.pdf', bytes }
}
