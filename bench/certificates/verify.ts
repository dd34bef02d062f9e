import type { Db } from '../../server/db/client.ts'
import { and, eq, isNotNull } from '../../server/db/orm.ts'
import {
  certificateCounters,
  issuedCertificates,
  jobRows,
} from '../../server/db/schema/certificate-making.ts'
import { certificates } from '../../server/db/schema/participation.ts'
import { outbox } from '../../server/db/schema/system.ts'

/** Whether every one has exactly one certificate, number and message, and no number is missing. */
export const verify = async (
  db: Db,
  { coachingId, count }: { coachingId: string; count: number },
): Promise<string[]> => {
  const issued = await db.select().from(issuedCertificates)
  const numbers = issued.map(({ number }) => Number(number.split('/')[0]))
  const wanted = Array.from({ length: count }, (_, place) => place + 1)
  const handed = and(
    eq(certificates.coachingId, coachingId),
    isNotNull(certificates.fileId),
  )
  const messages = await db
    .select({ userId: outbox.userId })
    .from(outbox)
    .where(eq(outbox.subject, 'Sertifikat'))
  const [counter] = await db.select().from(certificateCounters)
  const checks: Record<string, boolean> = {
    'a number is missing or given twice':
      numbers.toSorted((a, b) => a - b).join() === wanted.join(),
    'the counter and the register differ': counter?.last === count,
    'a number has no certificate': issued.every(({ state }) => state === 'valid'),
    'a certificate was made twice':
      new Set(issued.map((row) => row.certificateId)).size === count,
    'somebody has no file': (await db.$count(certificates, handed)) === count,
    'somebody was told twice or not at all':
      messages.length === count &&
      new Set(messages.map((row) => row.userId)).size === count,
    'a step is not done':
      (await db.$count(jobRows, eq(jobRows.state, 'done'))) === (await db.$count(jobRows)),
  }
  return Object.keys(checks).filter((name) => !checks[name])
}
