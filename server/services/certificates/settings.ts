import { DEFAULT_PATTERN } from '../../../lib/domain/certificates/number-pattern.ts'
import { printedText } from '../../../lib/domain/certificates/printed-text.ts'
import { lacksWord } from '../../../lib/domain/certificates/template-faults.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type { CertificateSettings } from '../../../lib/entities/issuing.ts'
import {
  type CertificateContent,
  READY_TEMPLATE,
} from '../../../lib/entities/issuing-values.ts'
import type { CertificateSettingsBody } from '../../../lib/validation/certificate-making.ts'
import type { Db } from '../../db/client.ts'
import { isUuid } from '../../db/uuid.ts'
import { badRequest, conflict } from '../../problem.ts'
import { coachNames, lockTemplate } from '../../repositories/certificate-templates.ts'
import {
  findSettings,
  putSettings,
  type SettingsRow,
} from '../../repositories/issued-certificates.ts'
import { findOffice } from '../../repositories/office.ts'
import { lockLiveCoaching, requireCoaching } from '../coaching-access.ts'
import { tellUnprintable } from './printable.ts'

/** Before anything was said: what is not known stays empty. */
const UNSET: CertificateSettings = {
  ...{ templateId: READY_TEMPLATE, hours: null, numberPattern: DEFAULT_PATTERN },
  ...{ place: '', signers: [] },
}

/** @throws Problem 404 unknown or deleted. */
export const readSettings = async (
  db: Db,
  coachingId: Id,
): Promise<CertificateSettings> => {
  await requireCoaching(db, coachingId)
  const known = await findSettings(db, coachingId)
  if (!known) return UNSET
  const { coachingId: _, ...settings } = known
  return settings
}

const TEMPLATE_GONE = 'Template ini sudah dihapus. Pilih template lain.'

/** It stays until the end of this transaction. */
const isTemplate = async (tx: Db, id: string) =>
  id === READY_TEMPLATE || (isUuid(id) && (await lockTemplate(tx, id, 'share')) !== null)

/**
 * How the certificates of a coaching look from now on.
 *
 * @throws Problem 409 where the template is gone, or the office or a coach whom it names cannot be printed.
 */
export const lookOf = async (
  tx: Db,
  { coachingId, templateId }: Pick<SettingsRow, 'coachingId' | 'templateId'>,
): Promise<Pick<CertificateContent, 'office' | 'coaches' | 'layout'>> => {
  const coaches = (await coachNames(tx, coachingId)).map(printedText)
  const office = printedText((await findOffice(tx)).name)
  const unprintable = await tellUnprintable(office, ' pada nama kantor')
  if (unprintable) throw conflict(unprintable)
  if (templateId === READY_TEMPLATE) return { office, coaches }
  const template = await lockTemplate(tx, templateId, 'share')
  if (!template) throw conflict(TEMPLATE_GONE)
  const { layout } = template
  const isNamed = !lacksWord(layout.fields, 'coach')
  const sentence = isNamed && (await tellUnprintable(coaches.join(''), ' pada nama coach'))
  if (sentence) throw conflict(sentence)
  return { office, coaches, layout }
}

/** @throws Problem 404 unknown or deleted, 400 naming letters that cannot be printed. */
export const saveSettings = async (
  tx: Db,
  coachingId: Id,
  body: CertificateSettingsBody,
): Promise<CertificateSettings> => {
  await lockLiveCoaching(tx, coachingId)
  const { place, numberPattern, signers } = body
  const printed = [place, numberPattern, ...signers.flatMap(Object.values)].join('')
  const sentence = await tellUnprintable(printed)
  if (sentence) throw badRequest({ signers: sentence }, sentence)
  if (!(await isTemplate(tx, body.templateId)))
    throw badRequest({ templateId: TEMPLATE_GONE }, TEMPLATE_GONE)
  await putSettings(tx, { ...body, coachingId })
  return readSettings(tx, coachingId)
}
