import { array, type InferOutput, number, object, omit, string } from 'valibot'
import { idSchema, versionSchema } from './identity.ts'

/** Home banner (beranda). `image` is a file path shown under the assets base; `caption` is rich text. */
export const bannerSchema = object({
  id: idSchema,
  image: string(),
  caption: string(),
  version: versionSchema,
})
export const bannersSchema = array(bannerSchema)
export type Banner = InferOutput<typeof bannerSchema>

/** FAQ category as its own item. */
export const categorySchema = object({
  id: idSchema,
  name: string(),
  version: versionSchema,
})
export type Category = InferOutput<typeof categorySchema>

/** A question with its answer; both rich text. Lists nest the category. */
export const faqSchema = object({
  id: idSchema,
  categoryId: idSchema,
  question: string(),
  answer: string(),
  category: categorySchema,
  version: versionSchema,
})
export const faqsSchema = array(faqSchema)
export type Faq = InferOutput<typeof faqSchema>

/** One row of `GET /category`: the list answer also carries the category's FAQs. */
export const categoryWithFaqsSchema = object({
  ...categorySchema.entries,
  faqs: array(omit(faqSchema, ['category', 'version'])),
})
export const categoriesSchema = array(categoryWithFaqsSchema)
export type CategoryWithFaqs = InferOutput<typeof categoryWithFaqsSchema>

/** Profile entry or guide (panduan): a video link and a rich-text description. */
export const videoEntrySchema = object({
  id: idSchema,
  tautan: string(),
  deskripsi: string(),
  version: versionSchema,
})
export const videoEntriesSchema = array(videoEntrySchema)
export type VideoEntry = InferOutput<typeof videoEntrySchema>

/** One bar of the interest infographic: how many participants chose the category `label`. */
export const infographicItemSchema = object({ label: string(), value: number() })
export const infographicSchema = array(infographicItemSchema)
export type InfographicItem = InferOutput<typeof infographicItemSchema>
