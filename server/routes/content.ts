import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { type Handlers, implement } from '../calls/implement.ts'
import { isUuid } from '../db/uuid.ts'
import { badRequest, found, notFound, writeNamed } from '../problem.ts'
import {
  deleteBanner,
  deleteFaq,
  findBanner,
  findCategory,
  findFaq,
  findVideoEntry,
  holdCategory,
  insertBanner,
  insertCategory,
  insertFaq,
  listBanners,
  listCategories,
  listFaqs,
  listVideoEntries,
  lockBanner,
  updateBanner,
  updateCategory,
  updateFaq,
  updateVideoEntry,
  VIDEO_TABLES,
  type VideoTable,
} from '../repositories/content.ts'
import { countInterests } from '../repositories/participants.ts'
import { removeCategory } from '../services/categories.ts'
import { dropFile, storeFile } from '../services/kept-uploads.ts'
import { cleanRichText } from '../services/sanitize.ts'

const removed = (wasThere: boolean): null => {
  if (!wasThere) throw notFound()
  return null
}

const cleanCaption = (html: string) =>
  cleanRichText(html, { field: 'caption', message: 'Caption diperlukan' })

const registerBeranda = (app: FastifyInstance) =>
  implement(app, api.beranda, {
    list: ({ db }) => listBanners(db),
    get: async ({ db, params }) => found(await findBanner(db, params.id)),
    create: async ({ db, body, file, user }) => {
      const caption = cleanCaption(body.caption)
      const { name: image } = await storeFile(db, { file, userId: user.id })
      return found(await insertBanner(db, { image, caption }))
    },
    update: async ({ db, params, body, file, user, services, now }) => {
      const caption = cleanCaption(body.caption)
      const old = found(await lockBanner(db, params.id))
      const stored = file && (await storeFile(db, { file, userId: user.id }))
      const image = stored ? { image: stored.name } : {}
      const banner = await updateBanner(db, { id: params.id, now, caption, ...image })
      if (stored) await dropFile(db, services, old.image)
      return found(banner)
    },
    remove: async ({ db, params, services }) => {
      const { image } = found(await deleteBanner(db, params.id))
      await dropFile(db, services, image)
      return null
    },
  })

const NAME = { constraint: 'categories_name', taken: 'Nama kategori sudah digunakan' }

const registerCategory = (app: FastifyInstance) =>
  implement(app, api.category, {
    list: ({ db }) => listCategories(db),
    infographic: ({ db }) => countInterests(db),
    get: async ({ db, params }) => found(await findCategory(db, params.id)),
    create: async ({ db, body }) =>
      found(await writeNamed(insertCategory(db, body.name), NAME)),
    update: async ({ db, params, body: { name }, now }) =>
      found(await writeNamed(updateCategory(db, { id: params.id, name, now }), NAME)),
    remove: ({ db, params, now }) => removeCategory(db, { id: params.id, now }),
  })

/** A FAQ's columns from its body; the category must be there. */
const faqContent = async (
  db: Parameters<typeof holdCategory>[0],
  body: { categoryId: string; question: string; answer: string },
) => {
  const isKnown =
    isUuid(body.categoryId) && (await holdCategory(db, body.categoryId)) !== null
  if (!isKnown) throw badRequest({ categoryId: 'Kategori tidak ditemukan' })
  return {
    categoryId: body.categoryId,
    question: cleanRichText(body.question, {
      field: 'question',
      message: 'Pertanyaan diperlukan',
    }),
    answer: cleanRichText(body.answer, { field: 'answer', message: 'Jawaban diperlukan' }),
  }
}

const registerFaq = (app: FastifyInstance) =>
  implement(app, api.faq, {
    list: ({ db }) => listFaqs(db),
    get: async ({ db, params }) => found(await findFaq(db, params.id)),
    create: async ({ db, body }) => found(await insertFaq(db, await faqContent(db, body))),
    update: async ({ db, params, body, now }) => {
      const content = await faqContent(db, body)
      return found(await updateFaq(db, { id: params.id, now, ...content }))
    },
    remove: async ({ db, params }) => removed(await deleteFaq(db, params.id)),
  })

/** Profile entries and guides behave alike; only their table differs. */
const videoHandlers = (table: VideoTable) =>
  ({
    list: ({ db }) => listVideoEntries(db, table),
    get: async ({ db, params }) =>
      found(await findVideoEntry(db, { table, id: params.id })),
    update: async ({ db, params, body, now }) => {
      const rule = { field: 'deskripsi', message: 'Deskripsi diperlukan' }
      const deskripsi = cleanRichText(body.deskripsi, rule)
      const entry = { id: params.id, tautan: body.tautan, deskripsi }
      return found(await updateVideoEntry(db, { table, entry, now }))
    },
  }) satisfies Handlers<typeof api.profile>

const registerVideoEntries = (app: FastifyInstance) => {
  implement(app, api.profile, videoHandlers(VIDEO_TABLES.profile))
  implement(app, api.panduan, videoHandlers(VIDEO_TABLES.panduan))
}

/** §7 'Content', but for the participants. */
export const contentRoutes = (app: FastifyInstance): void => {
  registerBeranda(app)
  registerCategory(app)
  registerFaq(app)
  registerVideoEntries(app)
}
