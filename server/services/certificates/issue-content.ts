import { KODE_LENGTH, KODE_LETTERS } from '../../../lib/domain/certificates/kode.ts'
import { longDate } from '../../../lib/domain/certificates/long-date.ts'
import { printedText } from '../../../lib/domain/certificates/printed-text.ts'
import type { CertificateContent } from '../../../lib/entities/issuing-values.ts'
import type { CoachingRow } from '../../repositories/coachings.ts'
import type { SettingsRow } from '../../repositories/issued-certificates.ts'
import type { Services } from '../../start/deps.ts'
import { OFFICE_ZONE } from '../office-zone.ts'
import { randomLetters } from '../random-letters.ts'

/** A code that nobody can guess. */
export const newKode = (): string => randomLetters(KODE_LETTERS, KODE_LENGTH)

type Source = {
  person: { name: string; namaInstansi: string | null }
  coaching: Pick<CoachingRow, 'topic' | 'jamMulai'>
  settings: Pick<SettingsRow, 'hours' | 'place' | 'signers'>
  look: Pick<CertificateContent, 'office' | 'coaches' | 'layout'>
}

/** What the paper says from now on, whatever becomes of names and topic. */
export const contentOf = (
  { person, coaching, settings, look }: Source,
  paper: { number: string; kode: string; version: number; now: Date },
  { config }: Pick<Services, 'config'>,
): CertificateContent => {
  const { now, ...marks } = paper
  const { place, hours, signers } = settings
  return {
    ...{ ...marks, ...look },
    name: printedText(person.name),
    institution: person.namaInstansi && printedText(person.namaInstansi),
    topic: printedText(coaching.topic),
    date: longDate(coaching.jamMulai ?? now, OFFICE_ZONE),
    issuedDate: longDate(now, OFFICE_ZONE),
    ...{ place, hours, signers, issuer: config.appName },
    address: `${config.publicUrl}/#/sertifikat/${marks.kode}`,
  }
}
