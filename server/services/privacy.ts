import type { Id } from '../../lib/entities/identity.ts'
import type { OwnPrivacy, Privacy, PrivacyEdition } from '../../lib/entities/privacy.ts'
import type { Db } from '../db/client.ts'
import { badRequest, found } from '../problem.ts'
import { keepPrivacyText, listPrivacyTexts } from '../repositories/privacy-texts.ts'
import { findUserRow } from '../repositories/users.ts'
import type { Services } from '../start/deps.ts'
import { PRIVACY_DEFAULT } from './privacy-default.ts'
import { cleanRichText } from './sanitize.ts'

const FIRST: PrivacyEdition = { edition: 1, text: PRIVACY_DEFAULT, since: null }

type Office = Pick<Services, 'config'>

const shown = ({
  edition,
  text,
  since,
  createdBy,
}: PrivacyEdition & { createdBy?: Id | null }) => ({
  // the text of the portal was written by nobody of the office, whenever it was first kept
  ...{ edition, text, since: createdBy === null && edition === 1 ? null : since },
})

/** Every edition that there was, newest first. */
export const listEditions = async (db: Db): Promise<PrivacyEdition[]> => {
  const kept = await listPrivacyTexts(db, 1000)
  return kept.length > 0 ? kept.map(shown) : [FIRST]
}

/** The privacy page as it is now, with how long this server keeps things. */
export const readPrivacy = async (db: Db, { config }: Office): Promise<Privacy> => {
  const [newest] = await listPrivacyTexts(db, 1)
  return { ...(newest ? shown(newest) : FIRST), kept: config.kept }
}

/** Keeps the edition of now, so that what was agreed to can be read whatever the portal's own text becomes. */
const keepFirst = (tx: Db, now: Date) =>
  keepPrivacyText(tx, {
    edition: 1,
    text: PRIVACY_DEFAULT,
    createdBy: null,
    createdAt: now,
  })

/**
 * Writes a new edition; a text that says the same makes none.
 *
 * @throws Problem 400 for a text of which nothing visible is left.
 */
export const writePrivacy = async (
  tx: Db,
  office: Office,
  { text: typed, createdBy, now }: { text: string; createdBy: Id; now: Date },
): Promise<Privacy> => {
  const text = cleanRichText(typed, { field: 'text', message: 'Isi halaman diperlukan' })
  const present = await readPrivacy(tx, office)
  if (text === present.text) return present
  await keepFirst(tx, now)
  const edition = present.edition + 1
  await keepPrivacyText(tx, { edition, text, createdBy, createdAt: now })
  return readPrivacy(tx, office)
}

/**
 * The edition that somebody agrees to, as it is kept with the account; undefined: none.
 *
 * @throws Problem 400 for one that there has never been.
 */
export const agreedEdition = async (
  tx: Db,
  office: Office,
  { edition, now }: { edition: number | undefined; now: Date },
) => {
  if (edition === undefined) return {}
  const present = await readPrivacy(tx, office)
  if (edition > present.edition)
    throw badRequest({ privacyEdition: 'Versi halaman privasi ini tidak ada' })
  await keepFirst(tx, now)
  return { privacyEdition: edition, privacyAgreedAt: now, privacyToldEdition: edition }
}

/**
 * How an account stands to the privacy page.
 *
 * @throws Problem 404 where the account is gone.
 */
export const ownPrivacy = async (
  db: Db,
  office: Office,
  { id, hasSecondFactor: asksForCode }: { id: Id; hasSecondFactor: boolean },
): Promise<OwnPrivacy> => {
  const account = found(await findUserRow(db, id))
  const { edition } = await readPrivacy(db, office)
  const { privacyEdition, privacyAgreedAt, privacyToldEdition } = account
  const agreed =
    privacyEdition !== null && privacyAgreedAt !== null
      ? { edition: privacyEdition, at: privacyAgreedAt.toISOString() }
      : null
  return { edition, agreed, isTold: (privacyToldEdition ?? 0) >= edition, asksForCode }
}
