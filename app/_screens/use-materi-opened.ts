import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { materiOpenedAtom, recallMateriOpened } from '@/lib/browser/materi-opened'
import { useSession } from '@/lib/session/use-session'

/** Whether this account has downloaded materials of a coaching on this device. */
export function useMateriOpened(coachingId: string): boolean {
  const userId = useSession().user?.id ?? ''
  useEffect(() => {
    void recallMateriOpened(userId, coachingId)
  }, [userId, coachingId])
  return useAtomValue(materiOpenedAtom).has(coachingId)
}
