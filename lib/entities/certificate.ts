import type { Id } from './identity.ts'

/** A row of the admin's certificate table: its own `id` beside the `userId` (decision 78). */
export type CertificateRow = {
  id: Id
  userId: Id
  name: string
  namaInstansi: string | null
  finishPreTest: boolean
  finishZoomMeeting: boolean
  finishPostTest: boolean
  /** Name of the uploaded certificate; null before the upload. */
  fileName: string | null
}

/** The three conditions of a certificate, as the check names those still missing. */
export const CERTIFICATE_CONDITIONS = ['pre-test', 'zoom-meeting', 'post-test'] as const
export type CertificateCondition = (typeof CERTIFICATE_CONDITIONS)[number]

/** Whether a participant's certificate can be had (decision 58). */
export type CertificateCheck = {
  eligible: boolean
  available: boolean
  fileName: string | null
  missing: CertificateCondition[]
}
