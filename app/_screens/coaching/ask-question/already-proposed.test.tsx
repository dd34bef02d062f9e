import { screen, waitFor, within } from '@testing-library/react'
import {
  questionField as field,
  openQuestions as open,
  sendButton as send,
} from '@/app/_shell/testing/ask-question'
import { api } from '@/lib/contract'
import { createShelf } from '@/lib/device/shelf'
import { clearDevice } from '@/lib/testing/device'
import { coachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const ALREADY =
  'Informasi: Anda sudah mengajukan proposal ini, silahkan tunggu verifikasi dari admin.'
const UNSENT =
  'Yang tertulis di perangkat ini tetap disimpan sebagai draf; bila berbeda dari pertanyaan yang sudah Anda kirim, isinya belum terkirim.'
const drafts = createShelf<string[]>('draft')
const keptDraft = () => drafts.read(['7', 'ask-question:14'])

beforeEach(async () => {
  freezeDate('2026-08-24T09:00:00+07:00')
  await clearDevice()
})

test("§8 'Join a coaching already proposed' informs, 'then back to /coaching/user'", async () => {
  const { user } = await open({ isInProposal: true })
  const dialog = await screen.findByRole('dialog', { name: ALREADY })
  expect(dialog).not.toHaveTextContent('draf')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
  await untilStill()
})

test.each([
  ['waits', { isInProposal: true }, ALREADY],
  ['was accepted', { userTakeThis: true }, 'Anda sudah mengikuti coaching ini'],
])(
  'who has typed questions here while the proposal of another device %s is told that they have not gone out',
  async (_, changes, name) => {
    await drafts.keep(['7', 'ask-question:14'], ['Ketikan kedua?', '', '', '', ''])
    const { user } = await open(changes)
    const dialog = await screen.findByRole('dialog', { name })
    expect(dialog).toHaveTextContent(UNSENT)
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
    expect(await keptDraft()).toEqual(['Ketikan kedua?', '', '', '', ''])
    await untilStill()
  },
)

test('whoever was rejected is not told to wait: what to do is said', async () => {
  const rejected = {
    isInProposal: true,
    userCoachingStatus: 'Anda tidak dapat mengikuti coaching',
  } as const
  const { user } = await open(rejected)
  const dialog = await screen.findByRole('dialog', {
    name: 'Pengajuan Anda untuk coaching ini ditolak',
  })
  expect(dialog).toHaveTextContent('hapus pengajuan itu dari riwayat')
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
  await untilStill()
})

test('the same when only the server knows of the proposal', async () => {
  const { user, answerWith } = await open({}, [
    mockApi(api.proposal.create, problem(409, 'Sudah diajukan')),
  ])
  for (const no of [1, 2, 3]) await user.type(await field(no), `Nomor ${no}?`)
  answerWith(mockApi(api.coaching.get, coachingOf({ isInProposal: true })))
  await user.click(send())
  const dialog = await screen.findByRole('dialog', { name: ALREADY })
  expect(dialog).toHaveTextContent(UNSENT)
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(location.hash).toBe('#/coaching/user'))
  await untilStill()
})
