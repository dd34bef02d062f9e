import { useEffect, useState } from 'react'
import { isRejected } from '@/lib/domain/participation/status'
import type { Coaching } from '@/lib/entities/coaching'
import { type DialogText, inform } from '@/lib/feedback/dialog'
import { fromHere, replaceWith } from '@/lib/router/navigate'

/** §8 'Join a coaching already proposed', word for word. */
const ALREADY_PROPOSED =
  'Informasi: Anda sudah mengajukan proposal ini, silahkan tunggu verifikasi dari admin.'

const REJECTED = {
  title: 'Pengajuan Anda untuk coaching ini ditolak',
  body: 'Alasannya tertulis di Daftar Coaching. Untuk mengajukan lagi, hapus pengajuan itu dari riwayat di sana.',
}

/** Says that there is a proposal already and what became of it, 'then back to /coaching/user' (§8). */
export async function tellAlreadyProposed({
  userCoachingStatus,
}: Pick<Coaching, 'userCoachingStatus'>): Promise<void> {
  await tellAndTurnBack(
    isRejected(userCoachingStatus) ? REJECTED : { title: ALREADY_PROPOSED },
  )
}

/** For a participant whose proposal was accepted already. */
export async function tellAlreadyTaken(): Promise<void> {
  await tellAndTurnBack({
    title: 'Anda sudah mengikuti coaching ini',
    body: 'Lanjutkan langkah Anda dari Daftar Coaching.',
  })
}

async function tellAndTurnBack(message: DialogText) {
  const thenGo = fromHere()
  await inform(message)
  thenGo(() => replaceWith('coaching/user'))
}

/**
 * Turns a participant back who cannot propose this coaching again; true when that is so. Only the first
 * answer counts: after the own proposal was sent, the same data come again and say "proposed" too.
 */
export function useAlreadyProposed(coaching: Coaching | undefined): boolean {
  const [first, setFirst] = useState<Coaching>()
  if (coaching && !first) setFirst(coaching)
  const taken = first?.userTakeThis ?? false
  const proposed = first?.isInProposal ?? false
  useEffect(() => {
    if (taken) void tellAlreadyTaken()
    else if (proposed && first) void tellAlreadyProposed(first)
  }, [taken, proposed, first])
  return taken || proposed
}
