import { index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../orm.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'

/** FAQ categories, which are also the topics of coachings and interests. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('categories_name')
      .on(sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
  ],
)

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('faqs_category').on(t.categoryId)],
)

/** Home banners (beranda). */
export const banners = pgTable('banners', {
  id: id(),
  image: text('image').notNull(),
  caption: text('caption').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

const videoEntry = () => ({
  id: id(),
  tautan: text('tautan').notNull(),
  deskripsi: text('deskripsi').notNull(),
  position: integer('position').notNull().default(0),
  updatedAt: updatedAt(),
})

export const profiles = pgTable('profiles', videoEntry())

/** Guides (panduan). */
export const guides = pgTable('guides', videoEntry())
