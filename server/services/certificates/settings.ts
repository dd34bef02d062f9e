import { DEFAULT_PATTERN } from '../../../lib/domain/certificates/number-pattern.ts'
import type { Id } from '../../../lib/entities/identity.ts'
import type { CertificateSettings } from '../../../lib/entities/issuing.ts'
import { READY_TEMPLATE } from '../../../lib/entities/issuing-values.ts'
import type { CertificateSettingsBody } from '../../../lib/validation/certificate-making.ts'
import type { Db } from '../../db/client.ts'
import { badRequest, notFound } from '../../problem.ts'
import { type CoachingRecord, findCoaching } from '../../repositories/coachings.ts'
import { findSettings, putSettings } from '../../repositories/issued-certificates.ts'
import { COACHING_UNKNOWN, lockLiveCoaching } from '../coaching-access.ts'
import { tellUnprintable } from './printable.ts'

/** Before anything was said: what is not known stays empty. */
const UNSET: CertificateSettings = {
  ...{ templateId: READY_TEMPLATE, hours: null, numberPattern: DEFAULT_PATTERN },
  ...{ place: '', signers: [] },
}

/** @throws Problem 404 unknown or deleted. */
export const requireCoaching = async (db: Db, id: Id): Promise<CoachingRecord> => {
  const coaching = await findCoaching(db, id)
  if (!coaching) throw notFound(COACHING_UNKNOWN)
  return coaching
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
  await putSettings(tx, { ...body, coachingId })
  return readSettings(tx, coachingId)
}
