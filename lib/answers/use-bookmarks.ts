import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Attempt, namesOfAttempt } from '@/lib/answers/attempt'
import { createShelf } from '@/lib/device/shelf'
import type { Id } from '@/lib/entities/identity'

type Marks = Record<Id, boolean>

const shelf = createShelf<Marks>('bookmarks', (old, added) => ({ ...old, ...added }))

/** Questions marked with 'Tandai soal'; they stay on this device, per attempt (decision 52). */
export function useBookmarks({ userId, coachingId, kind }: Attempt) {
  const names = useMemo(
    () => namesOfAttempt({ userId, coachingId, kind }),
    [userId, coachingId, kind],
  )
  const [marks, setMarks] = useState<Marks>({})

  useEffect(() => {
    let isCurrent = true
    setMarks({})
    void shelf.read(names).then((kept) => {
      if (isCurrent) setMarks((early) => ({ ...kept, ...early }))
    })
    return () => {
      isCurrent = false
    }
  }, [names])

  const mark = useCallback(
    (id: Id, isMarked: boolean) => {
      setMarks((known) => ({ ...known, [id]: isMarked }))
      void shelf.keep(names, { [id]: isMarked })
    },
    [names],
  )
  return { bookmarks: new Set(Object.keys(marks).filter((id) => marks[id])), mark }
}
