import useSWR from 'swr'
import { call, pathFor } from '@/lib/api/call'
import { hasStatus } from '@/lib/api/errors'
import { api } from '@/lib/contract'
import type { Feature } from '@/lib/entities/feature'
import { forgetSnapshotAnswer, snapshotAnswer } from '@/lib/first-paint/snapshot'

/** What came with the page, until the call itself has been made: a worker may have kept an older page. */
const PATH = pathFor(api.features.list)

/** Asked once and kept as long as the page lives: what a server can do stays. Again when the line is back. */
const SETTINGS = { shouldRetryOnError: false, revalidateOnFocus: false }

/** A server of chapter 7 alone does not know the call: it can nothing of it. */
export const askFeatures = () =>
  call(api.features.list, {}, { quiet: true })
    .catch((error: unknown): string[] => {
      if (hasStatus(error, 404)) return []
      throw error
    })
    .finally(() => forgetSnapshotAnswer(PATH))

/** The names of what the server can do beside chapter 7, for what must tell "cannot" from "not known". */
export function useFeatures() {
  const kept = snapshotAnswer<string[]>(PATH)
  return useSWR('features', askFeatures, {
    ...SETTINGS,
    revalidateIfStale: kept !== undefined,
    ...(kept && { fallbackData: kept.answer }),
  })
}

const IN_LOG = { email: 'email-in-log', whatsapp: 'whatsapp-in-log' } as const
export type Way = keyof typeof IN_LOG

/** By which ways messages reach nobody, because a demo writes them to its log. */
export const useLoggedWays = (): Way[] => {
  const { data } = useFeatures()
  return (['email', 'whatsapp'] as const).filter((way) => data?.includes(IN_LOG[way]))
}

/** Whether the server has said that it can do something beside chapter 7. */
export const useFeature = (name: Feature): boolean =>
  useFeatures().data?.includes(name) ?? false
