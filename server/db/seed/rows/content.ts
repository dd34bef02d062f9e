import type { banners, categories, faqs, profiles } from '../../schema/content.ts'
import { CATEGORIES, CATEGORY_KEYS } from '../content/categories.ts'
import { FAQS } from '../content/faqs/faqs.ts'
import { BANNERS, GUIDES, PROFILES } from '../content/pages.ts'
import { idOf } from '../ids.ts'
import { DAY_MS, MINUTE_MS, plus } from '../moments.ts'
import type { SeedContext } from './context.ts'

/** A minute apart, so that lists by age come in the order of the content. */
const written = (now: Date, index: number) => {
  const moment = plus(now, -150 * DAY_MS + index * MINUTE_MS)
  return { createdAt: moment, updatedAt: moment }
}

const videoEntries =
  (kind: string, now: Date) =>
  (entry: { tautan: string; deskripsi: string }, position: number) => ({
    id: idOf(kind, String(position)),
    ...entry,
    position,
    updatedAt: plus(now, -150 * DAY_MS),
  })

/** Banners, categories, FAQs, profile and guide. */
export const contentRows = ({ now, file }: SeedContext) => ({
  banners: BANNERS.map(({ scene, caption }, index): typeof banners.$inferInsert => ({
    id: idOf('banner', scene),
    image: file(`banner/${scene}`).row.name,
    caption,
    ...written(now, index),
  })),
  categories: CATEGORY_KEYS.map((key, index): typeof categories.$inferInsert => ({
    id: idOf('category', key),
    name: CATEGORIES[key],
    ...written(now, index),
  })),
  faqs: CATEGORY_KEYS.flatMap((key, group) =>
    FAQS[key].map(({ question, answer }, index): typeof faqs.$inferInsert => ({
      id: idOf('faq', key, String(index)),
      categoryId: idOf('category', key),
      ...{ question, answer },
      ...written(now, group * 10 + index),
    })),
  ),
  profiles: PROFILES.map(
    videoEntries('profile', now),
  ) satisfies (typeof profiles.$inferInsert)[],
  guides: GUIDES.map(videoEntries('guide', now)),
})
