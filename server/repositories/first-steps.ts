import type { Db } from '../db/client.ts'
import { and, eq, isNotNull, isNull, ne } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { banners, categories, guides, profiles } from '../db/schema/content.ts'
import { office } from '../db/schema/office.ts'
import { outbox } from '../db/schema/system.ts'
import { institutions } from '../db/schema/users.ts'

/** Of what an office needs on its first day, what there is. */
export const countFirstSteps = async (db: Db) => ({
  office: await db.$count(office, ne(office.name, '')),
  institutions: await db.$count(institutions),
  categories: await db.$count(categories, isNull(categories.deletedAt)),
  banner: await db.$count(banners),
  guide: await db.$count(guides, ne(guides.deskripsi, '')),
  /** The one that a new portal brings has no video yet. */
  profile: await db.$count(profiles, ne(profiles.tautan, '')),
  mail: await db.$count(outbox, and(eq(outbox.state, 'sent'), eq(outbox.channel, 'email'))),
  coaching: await db.$count(
    coachings,
    and(isNotNull(coachings.publishDate), isNull(coachings.deletedAt)),
  ),
})
