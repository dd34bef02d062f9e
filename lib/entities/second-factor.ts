import { array, boolean, type InferOutput, number, object, string } from 'valibot'
import { instantSchema, orNull } from './identity.ts'

/** How it stands with the second factor of an admin's account. */
export const secondFactorSchema = object({
  /** Since when a login asks for a code; null while it does not. */
  since: orNull(instantSchema),
  recoveryCodesLeft: number(),
  /** Whether the office wants every admin to have one. */
  isRequired: boolean(),
})
export type SecondFactor = InferOutput<typeof secondFactorSchema>

/** A key that waits for its first code. It is told this once. */
export const secondFactorKeySchema = object({
  /** Base32, without gaps. */
  key: string(),
  /** The key as a QR code: an SVG. */
  picture: string(),
})
export type SecondFactorKey = InferOutput<typeof secondFactorKeySchema>

/** Codes of which each opens one login without the device. They are told this once. */
export const recoveryCodesSchema = object({ codes: array(string()) })
