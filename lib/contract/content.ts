import type {
  Banner,
  Category,
  CategoryWithFaqs,
  Faq,
  InfographicItem,
  VideoEntry,
} from '../entities/content.ts'
import type { Participant } from '../entities/user.ts'
import { answers, get, post, put, remove, upload } from './endpoint.ts'

/** §7 'Content': beranda. */
export const beranda = {
  list: get('/beranda', {
    access: 'public',
    group: 'beranda',
    answer: answers<Banner[]>(),
  }),
  get: get('/beranda/:id', {
    access: 'public',
    group: 'beranda',
    answer: answers<Banner>(),
  }),
  create: upload('/beranda', {
    access: 'admin',
    group: 'beranda',
    kind: 'picture',
    body: async () => (await import('../validation/content.ts')).bannerSchema,
    once: true,
    answer: answers<Banner>(),
  }),
  update: upload('/beranda/:id', {
    method: 'PUT',
    access: 'admin',
    group: 'beranda',
    kind: 'picture',
    fileOptional: true,
    body: async () => (await import('../validation/content.ts')).bannerSchema,
    answer: answers<Banner>(),
  }),
  remove: remove('/beranda/:id', { access: 'admin', group: 'beranda' }),
}

export const category = {
  list: get('/category', {
    access: 'public',
    group: 'category',
    answer: answers<CategoryWithFaqs[]>(),
  }),
  infographic: get('/category/infografik-minat', {
    access: 'admin',
    group: 'user',
    answer: answers<InfographicItem[]>(),
  }),
  get: get('/category/:id', {
    access: 'public',
    group: 'category',
    answer: answers<Category>(),
  }),
  create: post('/category', {
    access: 'admin',
    group: 'category',
    body: async () => (await import('../validation/content.ts')).categorySchema,
    once: true,
    answer: answers<Category>(),
  }),
  update: put('/category/:id', {
    access: 'admin',
    group: 'category',
    body: async () => (await import('../validation/content.ts')).categoryUpdateSchema,
    answer: answers<Category>(),
  }),
  remove: remove('/category/:id', { access: 'admin', group: 'category' }),
}

export const faq = {
  list: get('/faq', { access: 'public', group: 'faq', answer: answers<Faq[]>() }),
  get: get('/faq/:id', { access: 'public', group: 'faq', answer: answers<Faq>() }),
  create: post('/faq', {
    access: 'admin',
    group: 'faq',
    body: async () => (await import('../validation/content.ts')).faqSchema,
    once: true,
    answer: answers<Faq>(),
  }),
  update: put('/faq/:id', {
    access: 'admin',
    group: 'faq',
    body: async () => (await import('../validation/content.ts')).faqUpdateSchema,
    answer: answers<Faq>(),
  }),
  remove: remove('/faq/:id', { access: 'admin', group: 'faq' }),
}

/** Profile entries and guides have the same calls; both are only read and changed. */
const videoCalls = (name: 'profile' | 'panduan') => ({
  list: get(`/${name}`, { access: 'public', group: name, answer: answers<VideoEntry[]>() }),
  get: get(`/${name}/:id`, {
    access: 'public',
    group: name,
    answer: answers<VideoEntry>(),
  }),
  /** The method of a guide's update is not shown in §7: PUT (decision 37). */
  update: put(`/${name}/:id`, {
    access: 'admin',
    group: name,
    body: async () => (await import('../validation/content.ts')).videoEntrySchema,
    answer: answers<VideoEntry>(),
  }),
})

export const profile = videoCalls('profile')
export const panduan = videoCalls('panduan')

export const user = {
  list: get('/user', { access: 'admin', group: 'user', answer: answers<Participant[]>() }),
  get: get('/user/:id', {
    access: 'admin',
    group: 'user',
    answer: answers<Participant>(),
  }),
  remove: remove('/user/:id', { access: 'admin', group: 'user' }),
}
