import type { Id } from '../../lib/entities/identity.ts'
import type { PrivacyEdition } from '../../lib/entities/privacy.ts'
import type { Db } from '../db/client.ts'
import { desc } from '../db/orm.ts'
import { privacyTexts } from '../db/schema/privacy.ts'

/** Every edition that is kept, newest first. */
export const listPrivacyTexts = async (
  db: Db,
  limit: number,
): Promise<(PrivacyEdition & { createdBy: Id | null })[]> => {
  const rows = await db
    .select()
    .from(privacyTexts)
    .orderBy(desc(privacyTexts.edition))
    .limit(limit)
  return rows.map(({ createdAt, createdBy, ...row }) => ({
    ...{ ...row, createdBy, since: createdAt.toISOString() },
  }))
}

/** Keeps an edition; one that is kept already stays as it is. */
export const keepPrivacyText = async (
  tx: Db,
  row: typeof privacyTexts.$inferInsert,
): Promise<void> => {
  await tx.insert(privacyTexts).values(row).onConflictDoNothing()
}
