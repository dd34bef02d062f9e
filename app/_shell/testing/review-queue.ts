import { screen, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { Proposal } from '@/lib/entities/proposal'
import { adminCoachingOf } from '@/lib/testing/factories'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

export const proposal = (no: number, change: Partial<Proposal> = {}): Proposal => ({
  ...{ id: `p${no}`, userId: `u${no}`, name: `Peserta ${no}`, namaInstansi: 'BPKH' },
  ...{ questions: [`Satu ${no}?`, 'Dua?', 'Tiga?'], status: 'PENDING', reason: null },
  ...change,
})
export const ROWS = [
  ...Array.from({ length: 12 }, (_, at) => proposal(at + 20, { status: 'APPROVED' })),
  proposal(40, { status: 'REJECTED', reason: 'Kuota terbatas' }),
  proposal(1, { createdAt: '2026-08-21T08:00:00Z' }),
  proposal(2),
  proposal(3),
]

/** A server with proposals that are decided, or refused with a sentence. */
export function proposalServer(start = ROWS, refused: Record<string, string> = {}) {
  let rows = start
  const decide = (id: string, change: Partial<Proposal>) => {
    if (refused[id]) return problem(409, refused[id])
    rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row))
    return rows.find((row) => row.id === id) ?? proposal(0)
  }
  const withdraw = (id: string) => {
    rows = rows.filter((row) => row.id !== id)
  }
  const mocks: Mock[] = [
    mockApi(api.adminCoaching.proposals, () => rows),
    mockApi(api.notification.proposal, null),
    mockApi(api.proposal.approve, ({ body }) =>
      decide(body.proposalId, { status: 'APPROVED' }),
    ),
    mockApi(api.proposal.reject, ({ body: { proposalId, reason } }) =>
      decide(proposalId, { status: 'REJECTED', reason }),
    ),
  ]
  return { mocks, withdraw }
}

/** The coaching as each letter asks for it; what shows a decision afterwards never comes. */
export function coachingForLetters(): Mock {
  let asked = 0
  return mockApi(api.adminCoaching.get, () => {
    asked += 1
    return asked % 2 === 1 ? adminCoachingOf() : new Promise<never>(() => {})
  })
}

/** The tab of the proposals. */
export async function openProposals({ mocks } = proposalServer(), changes = {}) {
  const view = await openCoachingTab('peserta', mocks, { totalPeserta: 40, ...changes })
  await screen.findByText('Peserta 1')
  return view
}

/** The window that shows one proposal after the other. */
export async function openReviewQueue(from = proposalServer(), changes = {}) {
  const view = await openProposals(from, changes)
  await view.user.click(screen.getByRole('button', { name: 'Tinjau satu per satu' }))
  const element = await screen.findByRole('dialog', { name: 'Tinjau satu per satu' })
  await untilStill()
  const shown = () => screen.getByRole('article').getAttribute('aria-label')
  const decisions = () =>
    view.writes().filter((write) => write.startsWith('POST /proposal'))
  return { ...view, element, dialog: within(element), shown, decisions }
}
