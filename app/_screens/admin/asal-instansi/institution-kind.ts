import type { NameKind } from '@/app/_screens/admin/name-form'
import { institutionSchema } from '@/lib/validation/institution'

export const INSTITUTION: NameKind = {
  ...{ list: 'admin/asal-instansi', draft: 'institution', schema: institutionSchema },
  ...{ called: 'Instansi', hint: 'Contoh: Direktorat Jenderal Planologi Kehutanan' },
}
