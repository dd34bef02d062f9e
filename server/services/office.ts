import type { FirstSteps } from '../../lib/entities/office.ts'
import { FIRST_STEPS } from '../../lib/entities/office-values.ts'
import type { OfficeBody, SkipStepBody } from '../../lib/validation/office.ts'
import type { Db } from '../db/client.ts'
import { badRequest } from '../problem.ts'
import { findFileByName } from '../repositories/files.ts'
import { countFirstSteps } from '../repositories/first-steps.ts'
import { lockName } from '../repositories/locks.ts'
import { findOffice, findSkippedSteps, saveOffice } from '../repositories/office.ts'
import type { Services } from '../start/deps.ts'
import { dropFile } from './kept-uploads.ts'

const NO_LOGO = 'Lambang tidak ditemukan. Unggah kembali.'

/** @throws Problem 400 at `logo` where that is no picture that was uploaded here. */
export const changeOffice = async (
  tx: Db,
  services: Pick<Services, 'files'>,
  { body, now }: { body: OfficeBody; now: Date },
): Promise<void> => {
  const before = await findOffice(tx)
  const { logo } = body
  if (logo && logo !== before.logo) {
    const file = await findFileByName(tx, logo)
    if (file?.kind !== 'picture') throw badRequest({ logo: NO_LOGO })
  }
  await saveOffice(tx, body, now)
  if (before.logo && before.logo !== logo) await dropFile(tx, services, before.logo)
}

/** Who signs messages: the office's word, or the portal's team. */
export const signerOf = async (
  db: Db,
  { config }: Pick<Services, 'config'>,
): Promise<string> => (await findOffice(db)).signer || `Tim ${config.appName}`

/** What is left to do on the first day, each done by what is, or skipped by a word of the office. */
export const firstSteps = async (db: Db): Promise<FirstSteps> => {
  const [counts, skipped] = [await countFirstSteps(db), await findSkippedSteps(db)]
  return FIRST_STEPS.map((step) => ({
    ...{ step, isDone: counts[step] > 0, isSkipped: skipped.includes(step) },
  }))
}

/** Remembers for the whole office that a step is not needed, or that it is after all. */
export const skipFirstStep = async (
  tx: Db,
  { step, isSkipped }: SkipStepBody,
  now: Date,
): Promise<void> => {
  await lockName(tx, 'first steps')
  const others = (await findSkippedSteps(tx)).filter((known) => known !== step)
  await saveOffice(tx, { skippedSteps: isSkipped ? [...others, step] : others }, now)
}
