import { toldWhen } from '@/app/_screens/admin/coaching/detail/told-when'
import type { Proposal } from '@/lib/entities/proposal'

/** What is said where no message can be shown: unknown is not the same as none. */
export function untoldText({ told, status }: Pick<Proposal, 'told' | 'status'>): string {
  if (!told) return 'Tidak diketahui'
  return status === 'PENDING' ? 'Belum' : 'Tidak ada pesan'
}

/** All that the participant was told, as one text. */
export const toldText = (proposal: Pick<Proposal, 'told' | 'status'>): string =>
  proposal.told && proposal.told.length > 0
    ? proposal.told.map((one) => `${one.subject}, ${toldWhen(one)}`).join('; ')
    : untoldText(proposal)
