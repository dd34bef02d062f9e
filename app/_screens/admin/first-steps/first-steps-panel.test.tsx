import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { FIRST_STEPS, type FirstStep } from '@/lib/entities/office-values'
import type { Role } from '@/lib/entities/user'
import { mockApi, problem } from '@/lib/testing/mock-api'

const stepsWith = (done: readonly FirstStep[]) =>
  mockApi(
    api.office.steps,
    FIRST_STEPS.map((step) => ({ step, isDone: done.includes(step) })),
  )
const open = (steps: ReturnType<typeof mockApi>, as: Role = 'superadmin') =>
  renderScreen('admin/beranda', { as, api: [mockApi(api.beranda.list, []), steps] })
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Mulai di sini' }))

test('each step is a link that ticks itself by what is, and all fold to a line', async () => {
  const { user, container } = await open(stepsWith(['institutions', 'guide']))
  const steps = await panel()
  expect(steps.getByText('2 dari 8 langkah selesai')).toBeVisible()
  expect(
    steps.getByRole('link', { name: /^Isi nama dan kontak kantor ?: belum selesai$/ }),
  ).toHaveAttribute('href', '#/admin/kantor')
  expect(steps.getByRole('link', { name: /^Tulis panduan ?: selesai$/ })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(steps.getByRole('button', { name: 'Lipat langkah pertama' }))
  expect(steps.queryByRole('link')).not.toBeInTheDocument()
  await user.click(steps.getByRole('button', { name: 'Tampilkan langkah pertama' }))
  expect(steps.getAllByRole('link')).toHaveLength(8)
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

test('gone when all is done', async () => {
  const { requestsTo } = await open(stepsWith(FIRST_STEPS))
  await waitFor(() => expect(requestsTo(api.office.steps)).toHaveLength(1))
  expect(await screen.findByRole('link', { name: 'Baru' })).toBeVisible()
  expect(screen.queryByText('Mulai di sini')).not.toBeInTheDocument()
})
