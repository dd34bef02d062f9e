import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import type { CoachingRow } from '../../repositories/coachings.ts'
import type { SettingsRow } from '../../repositories/issued-certificates.ts'
import { textMark } from '../tokens.ts'

type Shared = {
  coaching: Pick<CoachingRow, 'topic' | 'jamMulai'>
  settings: SettingsRow
  look: Pick<CertificateContent, 'office' | 'coaches' | 'layout'>
}

/** Of all that the papers of a coaching share: with another mark they say or show something else. */
export const markOf = ({ coaching, settings, look }: Shared): string => {
  const { templateId, hours, numberPattern, place, signers } = settings
  const said = [templateId, hours, numberPattern, place, signers]
  return textMark(JSON.stringify([coaching.topic, coaching.jamMulai, said, look]))
}
