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

export const profile = {
  list: get('/profile', {
    access: 'public',
    group: 'profile',
    answer: answers<VideoEntry[]>(),
  }),
  get: get('/profile/:id', {
    access: 'public',
    group: 'profile',
    answer: answers<VideoEntry>(),
  }),
  update: put('/profile/:id', {
    access: 'admin',
    group: 'profile',
    body: async () => (await import('../validation/content.ts')).videoEntrySchema,
    answer: answers<VideoEntry>(),
  }),
}

export const panduan = {
  list: get('/panduan', {
    access: 'public',
    group: 'panduan',
    answer: answers<VideoEntry[]>(),
  }),
  get: get('/panduan/:id', {
    access: 'public',
    group: 'panduan',
    answer: answers<VideoEntry>(),
  }),
  /** Method not shown in §7: PUT (decision 37). */
  update: put('/panduan/:id', {
    access: 'admin',
    group: 'panduan',
    body: async () => (await import('../validation/content.ts')).videoEntrySchema,
    answer: answers<VideoEntry>(),
  }),
}

export const user = {
  list: get('/user', { access: 'admin', group: 'user', answer: answers<Participant[]>() }),
  get: get('/user/:id', {
    access: 'admin',
    group: 'user',
    answer: answers<Participant>(),
  }),
  remove: remove('/user/:id', { access: 'admin', group: 'user' }),
}
