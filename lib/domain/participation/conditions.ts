import type { CertificateCondition, CertificateRow } from '../../entities/certificate.ts'
import { CERTIFICATE_CONDITIONS } from '../../entities/certificate-values.ts'

export const CONDITION_LABELS: Record<CertificateCondition, string> = {
  'pre-test': 'Pre Test',
  'zoom-meeting': 'Zoom Meeting',
  'post-test': 'Post Test',
}

/** 'Pre Test, Post Test'. */
export const conditionNames = (conditions: readonly CertificateCondition[]): string =>
  conditions.map((condition) => CONDITION_LABELS[condition]).join(', ')

type Finished = Pick<
  CertificateRow,
  'finishPreTest' | 'finishZoomMeeting' | 'finishPostTest'
>

/** The conditions a participant has not met, in the order of the steps. */
export const missingConditions = (row: Finished): CertificateCondition[] => {
  const met = {
    'pre-test': row.finishPreTest,
    'zoom-meeting': row.finishZoomMeeting,
    'post-test': row.finishPostTest,
  }
  return CERTIFICATE_CONDITIONS.filter((condition) => !met[condition])
}

/** §4 Certificate: 'finished the pre-test, the zoom meeting and the post-test'. */
export const isComplete = (row: Finished): boolean => missingConditions(row).length === 0
