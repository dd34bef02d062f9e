import { call } from '@/lib/api/call'
import { hasStatus } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { Coaching } from '@/lib/entities/coaching'
import { inform } from '@/lib/feedback/dialog'
import { fromHere, replaceWith } from '@/lib/router/navigate'
import { tellAlreadyProposed } from './use-already-proposed'
import type { QuestionDraft } from './use-question-draft'

/** A conflict is mostly the own proposal (§8); where the coaching does not say so, the server's words stand. */
async function tellConflict(id: string, conflict: unknown): Promise<void> {
  const coaching = await call(api.coaching.get, { params: { id } }).catch(() => null)
  if (coaching?.userTakeThis || coaching?.isInProposal)
    return tellAlreadyProposed(coaching, true)
  throw conflict
}

/** Sends the questions, says what happens next, and goes to 'Daftar Coaching'. */
export function useProposal(coaching: Coaching, draft: QuestionDraft) {
  // the form itself shows what went wrong, above its fields
  const [create] = useMutation(api.proposal.create, { errors: 'ignore' })

  return async function propose(questions: string[]) {
    const thenGo = fromHere()
    try {
      await create({ body: { coachingId: coaching.id, questions } })
    } catch (error) {
      if (!hasStatus(error, 409)) throw error
      return tellConflict(coaching.id, error)
    }
    await draft.drop()
    await inform({
      title: 'Pertanyaan Anda sudah terkirim',
      body: `Pengajuan Anda untuk "${coaching.topic}" akan diverifikasi oleh admin dalam waktu 1 hari kerja.\nHasilnya dapat Anda lihat di Daftar Coaching.`,
    })
    thenGo(() => replaceWith('coaching/user'))
  }
}
