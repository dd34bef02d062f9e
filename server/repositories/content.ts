import type {
  Banner,
  Category,
  CategoryWithFaqs,
  Faq,
  VideoEntry,
} from '../../lib/entities/content.ts'
import type { Db } from '../db/client.ts'
import { and, asc, eq, isNull } from '../db/orm.ts'
import { firstRow } from '../db/rows.ts'
import { banners, categories, faqs, guides, profiles } from '../db/schema/content.ts'
import { byName } from './searched-text.ts'

const bannerShape = { id: banners.id, image: banners.image, caption: banners.caption }
const categoryShape = { id: categories.id, name: categories.name }
const faqShape = {
  id: faqs.id,
  categoryId: faqs.categoryId,
  question: faqs.question,
  answer: faqs.answer,
}
const liveCategory = isNull(categories.deletedAt)

export const listBanners = (db: Db): Promise<Banner[]> =>
  db.select(bannerShape).from(banners).orderBy(asc(banners.createdAt), asc(banners.id))

export const findBanner = (db: Db, id: string): Promise<Banner | null> =>
  firstRow(db.select(bannerShape).from(banners).where(eq(banners.id, id)))

/** The same, and whoever changes it too waits for the end of this transaction. */
export const lockBanner = async (tx: Db, id: string): Promise<Banner | null> => {
  const found = tx.select(bannerShape).from(banners).where(eq(banners.id, id))
  return firstRow(found.for('update'))
}

export const insertBanner = (db: Db, banner: Omit<Banner, 'id'>): Promise<Banner | null> =>
  firstRow(db.insert(banners).values(banner).returning(bannerShape))

export const updateBanner = async (
  db: Db,
  { id, now, ...change }: { id: string; now: Date; caption: string; image?: string },
): Promise<Banner | null> => {
  const [row] = await db
    .update(banners)
    .set({ ...change, updatedAt: now })
    .where(eq(banners.id, id))
    .returning(bannerShape)
  return row ?? null
}

export const deleteBanner = (db: Db, id: string): Promise<Banner | null> =>
  firstRow(db.delete(banners).where(eq(banners.id, id)).returning(bannerShape))

export const listCategories = async (db: Db): Promise<CategoryWithFaqs[]> => {
  const rows = await db
    .select(categoryShape)
    .from(categories)
    .where(liveCategory)
    .orderBy(byName(categories.name))
  const questions = await db.select(faqShape).from(faqs).orderBy(asc(faqs.createdAt))
  const byCategory = Map.groupBy(questions, ({ categoryId }) => categoryId)
  return rows.map((row) => ({ ...row, faqs: byCategory.get(row.id) ?? [] }))
}

const categoryById = (db: Db, id: string) =>
  db
    .select(categoryShape)
    .from(categories)
    .where(and(eq(categories.id, id), liveCategory))

export const findCategory = (db: Db, id: string): Promise<Category | null> =>
  firstRow(categoryById(db, id))

/** The same, and until this transaction ends nobody deletes it: for whatever is put into it. */
export const holdCategory = (tx: Db, id: string): Promise<Category | null> =>
  firstRow(categoryById(tx, id).for('share'))

/** The same, and whoever puts something into it waits for the end of this transaction. */
export const lockCategory = (tx: Db, id: string): Promise<Category | null> =>
  firstRow(categoryById(tx, id).for('update'))

/** @throws Refusal of the unique index where a live category has the name already. */
export const insertCategory = (db: Db, name: string): Promise<Category | null> =>
  firstRow(db.insert(categories).values({ name }).returning(categoryShape))

/** @throws Refusal of the unique index where another live category has the name already. */
export const updateCategory = async (
  db: Db,
  { id, name, now }: Category & { now: Date },
): Promise<Category | null> => {
  const [row] = await db
    .update(categories)
    .set({ name, updatedAt: now })
    .where(and(eq(categories.id, id), liveCategory))
    .returning(categoryShape)
  return row ?? null
}

/**
 * Hides the category from lists, choices and interests and deletes its FAQs (decision 70); deleted
 * coachings keep pointing at it.
 */
export const deleteCategory = async (
  db: Db,
  { id, now }: { id: string; now: Date },
): Promise<void> => {
  await db.update(categories).set({ deletedAt: now }).where(eq(categories.id, id))
  await db.delete(faqs).where(eq(faqs.categoryId, id))
}

const faqRows = (db: Db) =>
  db
    .select({ ...faqShape, category: categoryShape })
    .from(faqs)
    .innerJoin(categories, eq(categories.id, faqs.categoryId))

export const listFaqs = (db: Db): Promise<Faq[]> =>
  faqRows(db).orderBy(byName(categories.name), asc(faqs.createdAt))

export const findFaq = (db: Db, id: string): Promise<Faq | null> =>
  firstRow(faqRows(db).where(eq(faqs.id, id)))

type FaqContent = Omit<Faq, 'id' | 'category'>

export const insertFaq = async (db: Db, faq: FaqContent): Promise<Faq | null> => {
  const [row] = await db.insert(faqs).values(faq).returning({ id: faqs.id })
  return row ? findFaq(db, row.id) : null
}

export const updateFaq = async (
  db: Db,
  { id, now, ...faq }: FaqContent & { id: string; now: Date },
): Promise<Faq | null> => {
  await db
    .update(faqs)
    .set({ ...faq, updatedAt: now })
    .where(eq(faqs.id, id))
  return findFaq(db, id)
}

export const deleteFaq = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db.delete(faqs).where(eq(faqs.id, id)).returning({ id: faqs.id })
  return rows.length > 0
}

/** Profile entries and guides are two tables of one shape. */
export const VIDEO_TABLES = { profile: profiles, panduan: guides }
export type VideoTable = (typeof VIDEO_TABLES)[keyof typeof VIDEO_TABLES]

const videoShape = (table: VideoTable) => ({
  id: table.id,
  tautan: table.tautan,
  deskripsi: table.deskripsi,
})

export const listVideoEntries = (db: Db, table: VideoTable): Promise<VideoEntry[]> =>
  db.select(videoShape(table)).from(table).orderBy(asc(table.position), asc(table.id))

export const findVideoEntry = (
  db: Db,
  { table, id }: { table: VideoTable; id: string },
): Promise<VideoEntry | null> =>
  firstRow(db.select(videoShape(table)).from(table).where(eq(table.id, id)))

export const updateVideoEntry = async (
  db: Db,
  { table, entry, now }: { table: VideoTable; entry: VideoEntry; now: Date },
): Promise<VideoEntry | null> => {
  const { id, tautan, deskripsi } = entry
  const [row] = await db
    .update(table)
    .set({ tautan, deskripsi, updatedAt: now })
    .where(eq(table.id, id))
    .returning(videoShape(table))
  return row ?? null
}
