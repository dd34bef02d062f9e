import type { Db } from '../db/client.ts'
import { and, eq, gt, sql } from '../db/orm.ts'
import { firstRow } from '../db/rows.ts'
import { contactChanges } from '../db/schema/account-guards.ts'

export type ContactChange = typeof contactChanges.$inferSelect
type Which = Pick<ContactChange, 'userId' | 'channel'>

const isOne = ({ userId, channel }: Which) =>
  and(eq(contactChanges.userId, userId), eq(contactChanges.channel, channel))

/** The contacts of an account that wait to be confirmed. */
export const listContactChanges = (db: Db, userId: string): Promise<ContactChange[]> =>
  db
    .select()
    .from(contactChanges)
    .where(eq(contactChanges.userId, userId))
    .orderBy(contactChanges.channel)

/** Notes a contact that waits, with its newest link; what was confirmed before stays so over several changes. */
export const putContactChange = async (
  tx: Db,
  { userId, channel, confirmed, ...link }: ContactChange,
): Promise<void> => {
  const { userId: whose, channel: which } = contactChanges
  await tx
    .insert(contactChanges)
    .values({ userId, channel, confirmed, ...link })
    .onConflictDoUpdate({ target: [whose, which], set: link })
}

export const deleteContactChange = async (tx: Db, which: Which): Promise<void> => {
  await tx.delete(contactChanges).where(isOne(which))
}

type Link = { tokenHash: string; now: Date }

const isGood = ({ tokenHash, now }: Link) =>
  and(eq(contactChanges.tokenHash, tokenHash), gt(contactChanges.expiresAt, now))

/** What a link confirms; null where it is used, replaced or too old. */
export const findContactChange = (db: Db, link: Link): Promise<ContactChange | null> =>
  firstRow(db.select().from(contactChanges).where(isGood(link)))

/** Uses a link up: of several at once, one confirms. */
export const takeContactChange = (tx: Db, link: Link): Promise<ContactChange | null> =>
  firstRow(tx.delete(contactChanges).where(isGood(link)).returning())

/** Accounts whose last confirmed e-mail address this is, though the account names another. */
export const whoseConfirmedEmail = (db: Db, email: string) =>
  db
    .select({ userId: contactChanges.userId })
    .from(contactChanges)
    .where(
      and(
        eq(contactChanges.channel, 'email'),
        eq(sql`lower(${contactChanges.confirmed})`, sql`lower(${email})`),
      ),
    )
