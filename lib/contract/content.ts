import { get, post, put, remove, upload } from './endpoint.ts'

/** §7 'Content': beranda. */
export const beranda = {
  list: get('/beranda', {
    access: 'public',
    group: 'beranda',
    answer: async () => (await import('../entities/content.ts')).bannersSchema,
  }),
  get: get('/beranda/:id', {
    access: 'public',
    group: 'beranda',
    answer: async () => (await import('../entities/content.ts')).bannerSchema,
  }),
  create: upload('/beranda', {
    access: 'admin',
    group: 'beranda',
    kind: 'picture',
    body: async () => (await import('../validation/content.ts')).bannerSchema,
    once: true,
    answer: async () => (await import('../entities/content.ts')).bannerSchema,
  }),
  update: upload('/beranda/:id', {
    method: 'PUT',
    access: 'admin',
    group: 'beranda',
    kind: 'picture',
    fileOptional: true,
    body: async () => (await import('../validation/content.ts')).bannerSchema,
    answer: async () => (await import('../entities/content.ts')).bannerSchema,
  }),
  remove: remove('/beranda/:id', { access: 'admin', group: 'beranda' }),
}

export const category = {
  list: get('/category', {
    access: 'public',
    group: 'category',
    answer: async () => (await import('../entities/content.ts')).categoriesSchema,
  }),
  infographic: get('/category/infografik-minat', {
    access: 'admin',
    group: 'user',
    answer: async () => (await import('../entities/content.ts')).infographicSchema,
  }),
  get: get('/category/:id', {
    access: 'public',
    group: 'category',
    answer: async () => (await import('../entities/content.ts')).categorySchema,
  }),
  create: post('/category', {
    access: 'admin',
    group: 'category',
    body: async () => (await import('../validation/content.ts')).categorySchema,
    once: true,
    answer: async () => (await import('../entities/content.ts')).categorySchema,
  }),
  update: put('/category/:id', {
    access: 'admin',
    group: 'category',
    body: async () => (await import('../validation/content.ts')).categoryUpdateSchema,
    answer: async () => (await import('../entities/content.ts')).categorySchema,
  }),
  remove: remove('/category/:id', { access: 'admin', group: 'category' }),
}

export const faq = {
  list: get('/faq', {
    access: 'public',
    group: 'faq',
    answer: async () => (await import('../entities/content.ts')).faqsSchema,
  }),
  get: get('/faq/:id', {
    access: 'public',
    group: 'faq',
    answer: async () => (await import('../entities/content.ts')).faqSchema,
  }),
  create: post('/faq', {
    access: 'admin',
    group: 'faq',
    body: async () => (await import('../validation/content.ts')).faqSchema,
    once: true,
    answer: async () => (await import('../entities/content.ts')).faqSchema,
  }),
  update: put('/faq/:id', {
    access: 'admin',
    group: 'faq',
    body: async () => (await import('../validation/content.ts')).faqUpdateSchema,
    answer: async () => (await import('../entities/content.ts')).faqSchema,
  }),
  remove: remove('/faq/:id', { access: 'admin', group: 'faq' }),
}

/** Profile entries and guides have the same calls; both are only read and changed. */
const videoCalls = (name: 'profile' | 'panduan') => ({
  list: get(`/${name}`, {
    access: 'public',
    group: name,
    answer: async () => (await import('../entities/content.ts')).videoEntriesSchema,
  }),
  get: get(`/${name}/:id`, {
    access: 'public',
    group: name,
    answer: async () => (await import('../entities/content.ts')).videoEntrySchema,
  }),
  /** The method of a guide's update is not shown in §7: PUT (decision 37). */
  update: put(`/${name}/:id`, {
    access: 'admin',
    group: name,
    body: async () => (await import('../validation/content.ts')).videoEntrySchema,
    answer: async () => (await import('../entities/content.ts')).videoEntrySchema,
  }),
})

export const profile = videoCalls('profile')
export const panduan = videoCalls('panduan')

export const user = {
  list: get('/user', {
    access: 'admin',
    group: 'user',
    answer: async () => (await import('../entities/user.ts')).participantsSchema,
  }),
  get: get('/user/:id', {
    access: 'admin',
    group: 'user',
    answer: async () => (await import('../entities/user.ts')).participantSchema,
  }),
  remove: remove('/user/:id', { access: 'admin', group: 'user' }),
}
