import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { isGone } from '@/lib/api/errors'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { peekRememberedCoaching } from '@/lib/session/session'

/** Names the coaching that waits behind login or registration (§4); nothing without one. */
export function RememberedCoaching() {
  const [id] = useState(peekRememberedCoaching)
  return id ? <Strip id={id} /> : null
}

function Strip({ id }: { id: string }) {
  const { data, error } = useQuery(api.coaching.get, { params: { id } }, { quiet: true })
  return (
    <div className="mb-5 flex items-start gap-3 rounded-md border border-current/25 bg-tone-kayu px-4 py-3 text-sm text-tone-kayu-ink">
      <CalendarCheck aria-hidden="true" className="size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {isGone(error) ? (
          <p>Coaching yang tadi Anda pilih sudah tidak ada.</p>
        ) : (
          <>
            <p>Setelah ini Anda melanjutkan pengajuan untuk coaching:</p>
            {data && <p className="line-clamp-2 font-bold">{data.topic}</p>}
            {error !== undefined && <p className="font-bold">yang tadi Anda pilih</p>}
            {!data && error === undefined && <Skeleton className="my-0.5 h-4 w-3/4" />}
          </>
        )}
      </div>
    </div>
  )
}
