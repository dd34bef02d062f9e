import { useMemo } from 'react'
import { type Query, useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { recapRows } from './recap'
import type { RecapParts } from './recap-sheet'

/** Everything that the other tabs know of a coaching, put together once all of it is there. */
export function useRecap(id: string): Query<RecapParts> {
  const input = { params: { id } }
  const proposals = useQuery(api.adminCoaching.proposals, input)
  const pre = useQuery(api.adminCoaching.preTest, input)
  const post = useQuery(api.adminCoaching.postTest, input)
  const meeting = useQuery(api.adminCoaching.zoomMeeting, input)
  const certificates = useQuery(api.adminCoaching.certificates, input)
  const queries = [proposals, pre, post, meeting, certificates]

  const asked = proposals.data
  const before = pre.data
  const after = post.data
  const met = meeting.data
  const certified = certificates.data
  const data = useMemo(
    () =>
      asked && before && after && met && certified
        ? {
            rows: recapRows({
              proposals: asked,
              pre: before.users,
              post: after.users,
              meeting: met.users,
              certificates: certified,
            }),
            preItems: before.items ?? null,
            postItems: after.items ?? null,
            survey: after.survey ?? null,
            erased: after.erased ?? 0,
          }
        : undefined,
    [asked, before, after, met, certified],
  )

  return {
    data,
    error: queries.find(({ error }) => error !== undefined)?.error,
    isLoading: queries.some(({ isLoading }) => isLoading),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: async () => {
      await Promise.all(queries.map(({ refetch }) => refetch()))
    },
  }
}
