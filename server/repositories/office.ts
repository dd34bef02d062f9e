import type { Office } from '../../lib/entities/office.ts'
import type { FirstStep } from '../../lib/entities/office-values.ts'
import type { Db } from '../db/client.ts'
import { office } from '../db/schema/office.ts'

const NOTHING_SAID: Office = {
  ...{ name: '', address: '', email: '', whatsapp: '', logo: null, signer: '' },
}

type OfficeRow = typeof office.$inferSelect

/** What everybody may know of the office; empty where nothing was said yet. */
export const findOffice = async (db: Db): Promise<Office> => {
  const { name, address, email, whatsapp, logo, signer } = office
  const said = { name, address, email, whatsapp, logo, signer }
  return (await db.select(said).from(office))[0] ?? NOTHING_SAID
}

const findRow = async (db: Db): Promise<OfficeRow | null> =>
  (await db.select().from(office))[0] ?? null

/** The own texts of messages, by the template's name. */
export const findWordings = async (db: Db): Promise<Record<string, string>> =>
  (await findRow(db))?.wordings ?? {}

/** Steps of the first day that this office does not need. */
export const findSkippedSteps = async (db: Db): Promise<FirstStep[]> =>
  (await findRow(db))?.skippedSteps ?? []

type Change = Partial<Omit<Office, 'version'>> &
  Partial<Pick<OfficeRow, 'wordings' | 'skippedSteps'>>

export const saveOffice = async (db: Db, change: Change, now: Date): Promise<void> => {
  const set = { ...change, updatedAt: now }
  await db
    .insert(office)
    .values({ ...NOTHING_SAID, wordings: {}, ...set })
    .onConflictDoUpdate({ target: office.id, set })
}
