import type { Slots, TodayPart } from '../moments.ts'
import type { CategoryKey } from './categories.ts'

/** When a coaching meets: not yet decided, so many days from today, or at a part of today. */
export type Meeting = null | ({ day: number } & Slots) | { today: TodayPart }

/**
 * One coaching of the demo data. What is left out is empty: a coaching without coaches is not
 * complete, one without `publishedDaysAgo` is not published.
 */
export type CoachingPlan = {
  /** Names it inside the demo data. */
  key: string
  topic: string
  category: CategoryKey
  meeting: Meeting
  totalPeserta: number
  publishedDaysAgo?: number
  coaches: 0 | 1 | 2 | 3
  hasModerator?: boolean
  /** How many of the four materials of its topic it carries. */
  materials?: 0 | 1 | 2 | 3 | 4
  /** 'soal': questions without the answer key. */
  tests?: 'soal' | 'soal dan jawaban'
  hasMeetingLink?: boolean
  hasBackground?: boolean
  proposals?: { approved: number; pending: number; rejected: number }
  /** Share of the approved that has taken the pre-test, attended, and so on, as far as the time allows. */
  turnout?: number
  /** Certificates have been handed out. */
  hasCertificates?: boolean
}
