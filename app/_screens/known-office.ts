import type { Office } from '@/lib/entities/office'
import { snapshotAnswer } from '@/lib/first-paint/snapshot'

/**
 * What the office says of itself, as it came with the page: nothing is asked for it, and nothing moves
 * when it comes. Null where a page came without.
 */
export const knownOffice = (): Office | null =>
  snapshotAnswer<Office>('known-office')?.answer ?? null
