import { type InferType, object } from 'yup'
import { MAX_SHORT, requiredText } from './fields.ts'
import { passwords } from './passwords.ts'
import { updateAdminSchema } from './profile.ts'

/** The form behind the link that the first start prints. */
export const firstAccountFormSchema = updateAdminSchema.concat(object(passwords()))
export type FirstAccountForm = InferType<typeof firstAccountFormSchema>

/** Body of `POST /first-account`. */
export const firstAccountSchema = firstAccountFormSchema.concat(
  object({ token: requiredText('Token diperlukan', MAX_SHORT) }),
)
