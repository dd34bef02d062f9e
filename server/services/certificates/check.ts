import { isKode, readKode } from '../../../lib/domain/certificates/kode.ts'
import { MINUTE_MS } from '../../../lib/domain/schedule/spans.ts'
import type { CheckedCertificate } from '../../../lib/entities/issuing.ts'
import type { Db } from '../../db/client.ts'
import { notFound } from '../../problem.ts'
import { findIssuedByKode } from '../../repositories/issued-certificates.ts'
import {
  countAttempt,
  growingWait,
  type Limit,
  ofNetwork,
  refuseWaiting,
  TELL,
} from '../rate-limit.ts'

const UNKNOWN =
  'Kode ini tidak ada pada portal kami. Periksa kembali huruf dan angkanya seperti tercetak pada sertifikat.'

/** Wrong codes of one network: a typist has a few, whoever guesses would need ten to the seventeenth. */
const WRONG_CODES: Limit = {
  name: 'wrong certificate codes of a network',
  windowMs: 15 * MINUTE_MS,
  waitAfter: growingWait(10, { first: 5, most: 300 }),
  tell: TELL.wrongCodes,
}

/**
 * What the portal says of a certificate by its code. Only wrong codes are counted, at once and for good:
 * this call reads otherwise.
 *
 * @throws Problem 404 no such certificate, 429 with the seconds to wait after many wrong codes.
 */
export const checkByKode = async (
  db: Db,
  { kode, ...caller }: { kode: string; address: string; now: Date },
): Promise<CheckedCertificate> => {
  const attempt = ofNetwork(WRONG_CODES, caller)
  await refuseWaiting(db, attempt)
  const wanted = readKode(kode)
  const found = isKode(wanted) ? await findIssuedByKode(db, wanted) : null
  if (!found || found.state === 'making' || !found.sha256) {
    await countAttempt(db, attempt)
    throw notFound(UNKNOWN)
  }
  const { content, state, sha256, reason } = found
  const { number, name, topic, date, hours, version } = content
  return { number, name, topic, date, hours, version, state, sha256, reason }
}
