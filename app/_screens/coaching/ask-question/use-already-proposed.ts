import { useEffect, useState } from 'react'
import { isRejected } from '@/lib/domain/participation/status'
import type { Coaching } from '@/lib/entities/coaching'
import { type DialogText, inform } from '@/lib/feedback/dialog'
import { fromHere, replaceWith } from '@/lib/router/navigate'
import type { QuestionDraft } from './use-question-draft'

/** §8 'Join a coaching already proposed', word for word. */
const ALREADY_PROPOSED =
  'Informasi: Anda sudah mengajukan proposal ini, silahkan tunggu verifikasi dari admin.'

const REJECTED = {
  title: 'Pengajuan Anda untuk coaching ini ditolak',
  body: 'Alasannya tertulis di Daftar Coaching. Untuk mengajukan lagi, hapus pengajuan itu dari riwayat di sana.',
}

const TAKEN = {
  title: 'Anda sudah mengikuti coaching ini',
  body: 'Lanjutkan langkah Anda dari Daftar Coaching.',
}

/** It may be what was sent, where the answer to that was lost. */
const STAYS =
  'Yang tertulis di perangkat ini tetap disimpan sebagai draf; bila berbeda dari pertanyaan yang sudah Anda kirim, isinya belum terkirim.'

type Standing = Pick<Coaching, 'userTakeThis' | 'userCoachingStatus'>

function textOf({ userTakeThis, userCoachingStatus }: Standing): DialogText {
  if (userTakeThis) return TAKEN
  return isRejected(userCoachingStatus) ? REJECTED : { title: ALREADY_PROPOSED }
}

/**
 * Says that there is a proposal already and what became of it, 'then back to /coaching/user' (§8).
 * @param isTyped questions for it stand on this device, perhaps others than those that were sent
 */
export async function tellAlreadyProposed(coaching: Standing, isTyped: boolean) {
  const thenGo = fromHere()
  const { title, body } = textOf(coaching)
  const lines = [body, isTyped && STAYS].filter(Boolean)
  await inform({ title, ...(lines.length > 0 && { body: lines.join('\n') }) })
  thenGo(() => replaceWith('coaching/user'))
}

/**
 * Turns a participant back who cannot propose this coaching again; true when that is so. Only the first
 * answer counts: after the own proposal was sent, the same data come again and say "proposed" too.
 */
export function useAlreadyProposed(
  coaching: Coaching | undefined,
  { questions }: Pick<QuestionDraft, 'questions'>,
): boolean {
  const [first, setFirst] = useState<Coaching>()
  if (coaching && !first) setFirst(coaching)
  const isRefused = Boolean(first?.userTakeThis || first?.isInProposal)
  useEffect(() => {
    // what stands on the device is read beside the call
    if (first && isRefused && questions)
      void tellAlreadyProposed(first, questions.some(Boolean))
  }, [first, isRefused, questions])
  return isRefused
}
