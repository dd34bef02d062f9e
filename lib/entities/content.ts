import type { Id } from './identity.ts'

/** Home banner (beranda). `image` is a file path shown under the assets base; `caption` is rich text. */
export type Banner = { id: Id; image: string; caption: string }

/** FAQ category as its own item. */
export type Category = { id: Id; name: string }

/** A question with its answer; both rich text. Lists nest the category. */
export type Faq = {
  id: Id
  categoryId: Id
  question: string
  answer: string
  category: Category
}

/** One row of `GET /category`: the list answer also carries the category's FAQs. */
export type CategoryWithFaqs = Category & { faqs: Omit<Faq, 'category'>[] }

/** Profile entry or guide (panduan): a video link and a rich-text description. */
export type VideoEntry = { id: Id; tautan: string; deskripsi: string }

/** One bar of the interest infographic: how many participants chose the category `label`. */
export type InfographicItem = { label: string; value: number }
