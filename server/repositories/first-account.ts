import type { Db } from '../db/client.ts'
import { and, eq, gt, inArray, isNull } from '../db/orm.ts'
import { firstAccountLinks } from '../db/schema/office.ts'
import { users } from '../db/schema/users.ts'

/** Whether somebody of the office has an account; participants may have come before. */
export const hasOfficeAccount = async (db: Db): Promise<boolean> =>
  (await db.$count(
    users,
    and(inArray(users.role, ['admin', 'superadmin']), isNull(users.deletedAt)),
  )) > 0

type Link = { tokenHash: string; expiresAt: Date }

/** The newest link, in the place of any other. */
export const putFirstAccountLink = async (db: Db, link: Link): Promise<void> => {
  await db
    .insert(firstAccountLinks)
    .values(link)
    .onConflictDoUpdate({ target: firstAccountLinks.id, set: link })
}

type Given = { tokenHash: string; now: Date }

const isGood = ({ tokenHash, now }: Given) =>
  and(eq(firstAccountLinks.tokenHash, tokenHash), gt(firstAccountLinks.expiresAt, now))

export const hasFirstAccountLink = async (db: Db, given: Given): Promise<boolean> =>
  (await db.$count(firstAccountLinks, isGood(given))) > 0

/** Uses the link up: of several at once, one gets it. */
export const takeFirstAccountLink = async (tx: Db, given: Given): Promise<boolean> =>
  (await tx.delete(firstAccountLinks).where(isGood(given)).returning()).length > 0

export const deleteFirstAccountLink = async (db: Db): Promise<void> => {
  await db.delete(firstAccountLinks)
}
