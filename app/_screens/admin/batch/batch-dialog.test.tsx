import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import {
  type BatchAct,
  type BatchItem,
  createBatch,
} from '@/app/_screens/admin/batch/batch'
import { BatchDialog } from '@/app/_screens/admin/batch/batch-dialog'
import { ApiError, ConnectionError } from '@/lib/api/errors'
import { untilStill } from '@/lib/testing/until-still'

const WORDS = { title: 'Menerima pengajuan', running: 'Menyetujui…', done: 'Disetujui' }
const ITEMS = ['Siti', 'Suharto', 'Wayan'].map((name) => ({ id: name, name }))
const DECIDED = new ApiError(409, {
  detail: 'Pengajuan ini sudah ditolak oleh Budi Santoso.',
  reason: 'settled',
})

async function run(act: BatchAct<BatchItem>) {
  const batch = createBatch(ITEMS, act)
  await batch.run()
  const onDone = jest.fn()
  render(<BatchDialog {...WORDS} batch={batch} onDone={onDone} onCancel={jest.fn()} />)
  const dialog = within(await screen.findByRole('dialog', { name: WORDS.title }))
  await untilStill()
  return { dialog, onDone, user: userEvent.setup() }
}

test('what can be tried again is told apart from what somebody else has decided, also to who hears it', async () => {
  const tries: string[] = []
  const { dialog, user } = await run(async ({ id }) => {
    tries.push(id)
    if (id === 'Suharto') throw DECIDED
    if (id === 'Wayan' && tries.length < 4) throw new ConnectionError()
  })
  const told = dialog.getByRole('status')
  expect(told).toHaveTextContent('1 dari 3 selesai, 1 perlu diulang, 1 dilewati.')
  expect(dialog.getByText(/^Dilewati: /)).toHaveTextContent(
    'sudah ditolak oleh Budi Santoso.',
  )
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
  await user.click(dialog.getByRole('button', { name: 'Ulangi' }))
  await waitFor(() => expect(told).toHaveTextContent('2 dari 3 selesai, 1 dilewati.'))
  expect(tries).toEqual(['Siti', 'Suharto', 'Wayan', 'Wayan'])
})

test('nothing is offered to be tried again where all that is left is settled', async () => {
  const { dialog, user, onDone } = await run(async ({ id }) => {
    if (id === 'Suharto') throw DECIDED
    if (id === 'Wayan') throw new ApiError(422, { detail: 'File rusak.' })
  })
  expect(dialog.getByRole('status')).toHaveTextContent(
    '1 dari 3 selesai, 1 dilewati, 1 gagal.',
  )
  expect(dialog.queryByRole('button', { name: 'Ulangi' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Selesai' }))
  expect(onDone).toHaveBeenCalled()
})
