import { type InferOutput, object, string } from 'valibot'

/** Who signs a certificate, as it is printed below the line. */
export const signerSchema = object({ name: string(), title: string() })
export type Signer = InferOutput<typeof signerSchema>
