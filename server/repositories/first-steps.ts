import { READY_INSTITUTIONS } from '../../lib/domain/people/ready-institutions.ts'
import type { Db } from '../db/client.ts'
import { and, eq, isNotNull, isNull, ne, notInArray, or } from '../db/orm.ts'
import { coachings } from '../db/schema/coachings.ts'
import { banners, categories, guides, profiles } from '../db/schema/content.ts'
import { holidays, office } from '../db/schema/office.ts'
import { outbox } from '../db/schema/system.ts'
import { institutions } from '../db/schema/users.ts'

/** Institutions that the portal did not bring along, or those that are left when some of its own went. */
const countInstitutions = async (db: Db) => {
  const named = notInArray(institutions.name, [...READY_INSTITUTIONS])
  const all = await db.$count(institutions)
  return all === READY_INSTITUTIONS.length ? db.$count(institutions, named) : all
}

/** Of what an office needs on its first day, what it has itself: nothing that a new portal brings along counts. */
export const countFirstSteps = async (db: Db) => ({
  office: await db.$count(
    office,
    and(
      ne(office.name, ''),
      or(ne(office.address, ''), ne(office.email, ''), ne(office.whatsapp, '')),
    ),
  ),
  holidays: await db.$count(holidays),
  institutions: await countInstitutions(db),
  categories: await db.$count(categories, isNull(categories.deletedAt)),
  banner: await db.$count(banners),
  /** Those that a new portal brings along have no video, and none is saved without. */
  guide: await db.$count(guides, ne(guides.tautan, '')),
  profile: await db.$count(profiles, ne(profiles.tautan, '')),
  mail: await db.$count(outbox, and(eq(outbox.state, 'sent'), eq(outbox.channel, 'email'))),
  coaching: await db.$count(
    coachings,
    and(isNotNull(coachings.publishDate), isNull(coachings.deletedAt)),
  ),
})
