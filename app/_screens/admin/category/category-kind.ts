import type { NameKind } from '@/app/_screens/admin/name-form'
import { categorySchema } from '@/lib/validation/content'

export const CATEGORY: NameKind = {
  ...{ list: 'admin/category', draft: 'category', schema: categorySchema },
  ...{ called: 'Kategori', hint: 'Contoh: Tata batas kawasan hutan' },
}
