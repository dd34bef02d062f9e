import { call } from '@/lib/api/call'
import { hasStatus } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { serverNow } from '@/lib/browser/server-clock'
import { api } from '@/lib/contract'
import { seatsLeft } from '@/lib/domain/participation/quota'
import type { Coaching } from '@/lib/entities/coaching'
import { inform } from '@/lib/feedback/dialog'
import { replaceWith } from '@/lib/router/navigate'
import { tellAlreadyProposed, tellAlreadyTaken } from './use-already-proposed'
import type { QuestionDraft } from './use-question-draft'

/** Whether it can no longer be joined by anyone, which a 409 may also mean. */
const isClosed = (coaching: Coaching) =>
  seatsLeft(coaching) === 0 ||
  (coaching.jamSelesai !== null && new Date(coaching.jamSelesai).getTime() < serverNow())

/** A conflict is mostly the own proposal (§8); the coaching itself tells when it is not. */
async function tellConflict(id: string, conflict: unknown): Promise<void> {
  const coaching = await call(api.coaching.get, { params: { id } }).catch(() => null)
  if (coaching?.userTakeThis) return tellAlreadyTaken()
  if (coaching && !coaching.isInProposal && isClosed(coaching)) throw conflict
  return tellAlreadyProposed()
}

/** Sends the questions, says what happens next, and goes to 'Daftar Coaching'. */
export function useProposal(coaching: Coaching, draft: QuestionDraft) {
  // the form itself shows what went wrong, above its fields
  const [create] = useMutation(api.proposal.create, { errors: 'ignore' })

  return async function propose(questions: string[]) {
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
    replaceWith('coaching/user')
  }
}
