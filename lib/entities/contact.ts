import { array, type InferOutput, object, optional, picklist, string } from 'valibot'
import { instantSchema, orNull } from './identity.ts'

const channelSchema = picklist(['email', 'whatsapp'])

/** Contacts of the own account that were given at the registration or changed and have not been confirmed. */
export const unconfirmedContactsSchema = array(
  object({
    channel: channelSchema,
    /** Where links for passwords still go: the one confirmed last, else the registration's. */
    confirmed: string(),
    /** Until when the newest link to confirm it works; null where none went out. */
    linkUntil: orNull(instantSchema),
  }),
)
export type UnconfirmedContact = InferOutput<typeof unconfirmedContactsSchema>[number]

/** What has been confirmed, and whose it is; the latter is not said by earlier servers. */
export const confirmedContactSchema = object({
  channel: channelSchema,
  username: optional(string()),
})
export type ConfirmedContact = InferOutput<typeof confirmedContactSchema>
