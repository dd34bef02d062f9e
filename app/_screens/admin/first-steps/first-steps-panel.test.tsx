import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { FIRST_STEPS, type FirstStep } from '@/lib/entities/office-values'
import type { Role } from '@/lib/entities/user'
import { mockApi, problem } from '@/lib/testing/mock-api'

const stepsWith = (done: readonly FirstStep[], skipped: readonly FirstStep[] = []) =>
  mockApi(
    api.office.steps,
    FIRST_STEPS.map((step) => ({
      ...{ step, isDone: done.includes(step), isSkipped: skipped.includes(step) },
    })),
  )
const SIX = FIRST_STEPS.slice(0, 6)
const ALL_BUT_MAIL = FIRST_STEPS.filter((step) => step !== 'mail')
const open = (steps: ReturnType<typeof mockApi>, as: Role = 'superadmin') =>
  renderScreen('admin/beranda', { as, api: [mockApi(api.beranda.list, []), steps] })
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Mulai di sini' }))

test('each step is a link that ticks itself by what is, and all fold to a line', async () => {
  const { user, container } = await open(stepsWith(['institutions', 'guide']))
  const steps = await panel()
  expect(steps.getByText('2 dari 9 langkah selesai')).toBeVisible()
  expect(
    steps.getByRole('link', { name: /^Isi nama dan kontak kantor ?: belum selesai$/ }),
  ).toHaveAttribute('href', '#/admin/kantor')
  expect(
    steps.getByRole('link', { name: /^Lengkapi panduan dengan video ?: selesai$/ }),
  ).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(steps.getByRole('button', { name: 'Lipat langkah pertama' }))
  expect(steps.queryByRole('link')).not.toBeInTheDocument()
  await user.click(steps.getByRole('button', { name: 'Tampilkan langkah pertama' }))
  expect(steps.getAllByRole('link')).toHaveLength(9)
})

test('a step that the office does not need is skipped for all its admins, taken back, and the rest still counts', async () => {
  const { user, answerWith, requestsTo } = await open(stepsWith(SIX))
  const steps = await panel()
  answerWith(mockApi(api.office.skipStep, null), stepsWith(SIX, ['mail']))
  await user.click(steps.getByRole('button', { name: /^Lewati langkah: Kirim pesan/ }))
  expect(await steps.findByText('6 dari 9 langkah selesai, 1 dilewati')).toBeVisible()
  expect(steps.getByRole('link', { name: /^Kirim pesan .*: dilewati$/ })).toBeVisible()
  answerWith(stepsWith(SIX))
  await user.click(steps.getByRole('button', { name: /^Kembalikan langkah: Kirim/ }))
  expect(await steps.findByText('6 dari 9 langkah selesai')).toBeVisible()
  expect(requestsTo(api.office.skipStep).map(({ body }) => body)).toEqual([
    { step: 'mail', isSkipped: true },
    { step: 'mail', isSkipped: false },
  ])
})

test('what could not be skipped is told and stays', async () => {
  const { user, answerWith } = await open(stepsWith(SIX))
  const steps = await panel()
  answerWith(mockApi(api.office.skipStep, problem(503, 'Gangguan')))
  await user.click(steps.getByRole('button', { name: /^Lewati langkah: Kirim pesan/ }))
  expect(await screen.findByText(/Gangguan/)).toBeVisible()
  expect(steps.getByRole('link', { name: /^Kirim pesan .*: belum selesai$/ })).toBeVisible()
})

test('a test message that goes out a moment later ticks its step without a new visit', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { answerWith } = await open(stepsWith([]))
  const steps = await panel()
  answerWith(stepsWith(['mail']))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(
    await steps.findByRole('link', { name: /^Kirim pesan .*: selesai$/ }),
  ).toBeVisible()
  jest.useRealTimers()
})

test('an admin sees no step that only superadmins can do', async () => {
  await open(stepsWith([]), 'admin')
  const steps = await panel()
  expect(steps.getAllByRole('link')).toHaveLength(6)
  expect(steps.queryByRole('link', { name: /kontak kantor/ })).not.toBeInTheDocument()
})

test('what could not be asked is not done', async () => {
  await open(mockApi(api.office.steps, problem(500, 'Gangguan')))
  expect(await screen.findByText('Langkah pertama tidak dapat dimuat')).toBeVisible()
})

test('gone when all is done or skipped, and back when another admin takes that back', async () => {
  const { user, answerWith, unmount } = await open(stepsWith(ALL_BUT_MAIL))
  const steps = await panel()
  answerWith(mockApi(api.office.skipStep, null), stepsWith(ALL_BUT_MAIL, ['mail']))
  await user.click(steps.getByRole('button', { name: /^Lewati langkah: Kirim pesan/ }))
  await waitFor(() => expect(screen.queryByText('Mulai di sini')).not.toBeInTheDocument())
  unmount()
  await open(stepsWith(ALL_BUT_MAIL))
  expect((await panel()).getByText('8 dari 9 langkah selesai')).toBeVisible()
})
