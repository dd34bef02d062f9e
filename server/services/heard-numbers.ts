import { normaliseWhatsapp } from '../../lib/domain/people/whatsapp.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/domain/schedule/spans.ts'
import type { Db } from '../db/client.ts'
import { insertHeard, removeHeard, wasHeardAfter } from '../repositories/heard-numbers.ts'
import { sha256 } from './tokens.ts'

/** A message may be on its way for a while, and clocks differ. */
const MARGIN_MS = 10 * MINUTE_MS

const hashOf = (number: string) => sha256(normaliseWhatsapp(number))

/** Somebody has written to the office's number; what they wrote is not kept. A moment to come counts as now. */
export const hear = (
  db: Db,
  { number, at, now }: { number: string; at: Date; now: Date },
): Promise<void> =>
  insertHeard(db, { numberHash: hashOf(number), heardAt: at < now ? at : now })

/** Whether WhatsApp takes free text to a number: within 24 hours of what its owner wrote last. */
export const takesFreeText = (db: Db, number: string, now: Date): Promise<boolean> =>
  wasHeardAfter(db, {
    numberHash: hashOf(number),
    after: new Date(now.getTime() - DAY_MS + MARGIN_MS),
  })

/** Who has not written for a day is forgotten. */
export const forgetHeard = (db: Db, now: Date): Promise<void> =>
  removeHeard(db, new Date(now.getTime() - DAY_MS))
