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
): Promise<Participant[]> {
  const found = new Map<string, Participant>()
  const size = String(PARTICIPANTS_MOST)
  let known: number | null = null
  for (let page = 1; ; page += 1) {
    const asked = { ...query, page: String(page), size }
    const { rows, total } = await call(api.participantPages.page, { query: asked })
    for (const row of rows) found.set(row.id, row)
    known ??= total
    if (total !== known) break
    if (page * PARTICIPANTS_MOST >= total) break
  }
  if (found.size !== known)
    throw new Error('Daftar peserta berubah selagi diambil. Silakan coba lagi.')
  return [...found.values()]
}
