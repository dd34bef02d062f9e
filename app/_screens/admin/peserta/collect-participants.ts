import { call } from '@/lib/api/call'
import { api } from '@/lib/contract'
import type { Participant } from '@/lib/entities/user'
import { PARTICIPANTS_MOST } from '@/lib/entities/user-values'

/**
 * Everybody who fits, of all pages, for a file or for paper.
 *
 * @param query as `participantQuerySchema` knows it, without page and size
 * @throws where somebody came or went between two pages, so that one may be missing
 */
export async function collectParticipants(
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Participant[]> {
  const found = new Map<string, Participant>()
  const size = String(PARTICIPANTS_MOST)
  const pageOf = async (page: number) => {
    const asked = { ...query, page: String(page), size }
    const answer = await call(api.participantPages.page, { query: asked }, { signal })
    for (const row of answer.rows) found.set(row.id, row)
    return answer.total
  }
  const total = await pageOf(1)
  const pages = Math.ceil(total / PARTICIPANTS_MOST)
  let isSame = true
  for (let page = 2; isSame && page <= pages; page += 1)
    isSame = (await pageOf(page)) === total
  if (!isSame || found.size !== total)
    throw new Error('Daftar peserta berubah selagi diambil. Silakan coba lagi.')
  return [...found.values()]
}
