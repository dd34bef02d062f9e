import type { CategoryKey } from '../categories.ts'
import { FAQS_BATAS } from './batas.ts'
import type { FaqContent } from './faq-content.ts'
import { FAQS_KEBAKARAN } from './kebakaran.ts'
import { FAQS_KONSERVASI } from './konservasi.ts'
import { FAQS_PERHUTANAN } from './perhutanan.ts'
import { FAQS_REHABILITASI } from './rehabilitasi.ts'

export const FAQS: Record<CategoryKey, readonly FaqContent[]> = {
  batas: FAQS_BATAS,
  perhutanan: FAQS_PERHUTANAN,
  rehabilitasi: FAQS_REHABILITASI,
  kebakaran: FAQS_KEBAKARAN,
  konservasi: FAQS_KONSERVASI,
}
