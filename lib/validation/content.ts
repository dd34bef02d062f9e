import { type InferType, mixed, object } from 'yup'
import { id, requiredText, requiredUrl, richText } from './fields.ts'

/** The text fields of the multipart banner calls (§5 Admin content). */
export const bannerSchema = object({ caption: richText('Caption diperlukan') })

/** The form that adds a banner; on edit the picture is optional and {@link bannerSchema} holds. */
export const newBannerFormSchema = bannerSchema.shape({
  image: mixed().required('Gambar diperlukan'),
})

export const categorySchema = object({ name: requiredText('Nama kategori diperlukan') })
export const categoryUpdateSchema = categorySchema.shape({ id: id() })

export const faqSchema = object({
  categoryId: id('Kategori diperlukan'),
  question: richText('Pertanyaan diperlukan'),
  answer: richText('Jawaban diperlukan'),
})
export const faqUpdateSchema = faqSchema.shape({ id: id() })

/** Profile entry and guide alike (decision 37). */
export const videoEntrySchema = object({
  id: id(),
  tautan: requiredUrl(
    'Tautan diperlukan',
    'Tautan harus berupa URL yang diawali http:// atau https://',
  ),
  deskripsi: richText('Deskripsi diperlukan'),
})

export type BannerBody = InferType<typeof bannerSchema>
export type CategoryBody = InferType<typeof categorySchema>
export type CategoryUpdateBody = InferType<typeof categoryUpdateSchema>
export type FaqBody = InferType<typeof faqSchema>
export type FaqUpdateBody = InferType<typeof faqUpdateSchema>
export type VideoEntryBody = InferType<typeof videoEntrySchema>
