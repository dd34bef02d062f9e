import { useCallback, useEffect, useState } from 'react'
import { type Attempt, attemptKey } from '@/lib/answers/attempt'
import { changeRecord, readRecord } from '@/lib/answers/device-records'
import type { Id } from '@/lib/entities/identity'

const marked = (ids: readonly Id[], id: Id, isMarked: boolean): Id[] => {
  const others = ids.filter((other) => other !== id)
  return isMarked ? [...others, id] : others
}

/** Questions marked with 'Tandai soal'; they stay on this device, per attempt (decision 52). */
export function useBookmarks({ userId, coachingId, kind }: Attempt) {
  const key = `bookmarks ${attemptKey({ userId, coachingId, kind })}`
  const [bookmarks, setBookmarks] = useState<readonly Id[]>([])

  useEffect(() => {
    let isCurrent = true
    setBookmarks([])
    void readRecord<Id[]>(key).then((stored) => {
      if (isCurrent && stored) setBookmarks((early) => [...new Set([...stored, ...early])])
    })
    return () => {
      isCurrent = false
    }
  }, [key])

  const mark = useCallback(
    (id: Id, isMarked: boolean) => {
      setBookmarks((ids) => marked(ids, id, isMarked))
      void changeRecord<Id[]>(key, (stored) => marked(stored ?? [], id, isMarked))
    },
    [key],
  )
  return { bookmarks: new Set(bookmarks), mark }
}
