import { screen, waitFor } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { Proposal } from '@/lib/entities/proposal'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const PENDING = ['Siti', 'Suharto', 'Wayan'].map(
  (name): Proposal => ({
    ...{ id: name, userId: `u-${name}`, name, namaInstansi: 'BPKH Wilayah XI' },
    ...{ questions: ['Apa?', 'Siapa?', 'Berapa?'], status: 'PENDING', reason: null },
  }),
)

const button = (name: string) => screen.findByRole('button', { name })
const message = () => screen.findByRole('textbox', { name: 'Pesan' })

/** A server of whose seats one is free only at the second try. */
async function open() {
  let rows = PENDING
  let isFull = true
  const approve = (id: string) => {
    if (id === 'Suharto' && isFull) {
      isFull = false
      return problem(409, 'Kuota sudah penuh.')
    }
    rows = rows.map((row) => (row.id === id ? { ...row, status: 'APPROVED' } : row))
    return PENDING[0] as Proposal
  }
  const { user } = await openCoachingTab('peserta', [
    mockApi(api.adminCoaching.proposals, () => rows),
    mockApi(api.notification.proposal, null),
    mockApi(api.proposal.approve, ({ body }) => approve(body.proposalId)),
  ])
  const press = async (name: string) => {
    await untilStill()
    await user.click(await button(name))
  }
  const tick = async (name: string) =>
    user.click(await screen.findByRole('checkbox', { name: `Pilih pengajuan ${name}` }))
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { user, press, tick, closed }
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test('what was written to many is kept until the last of them has it', async () => {
  const { user, press, tick, closed } = await open()
  await tick('Siti')
  await tick('Suharto')
  await press('Terima 2 pengajuan')
  await user.type(await message(), ' Bawa laptop.')
  await press('Kirim')
  await button('Ulangi')
  expect(screen.getByText('Gagal: Kuota sudah penuh.')).toBeVisible()
  await press('Tutup hasil')
  await closed()
  await press('Terima 1 pengajuan')
  expect(await screen.findByText(/telah dikembalikan/)).toBeVisible()
  expect(await message()).toHaveProperty('value', expect.stringMatching(/ Bawa laptop\.$/))
  await press('Kirim')
  await press('Selesai')
  await closed()
  await tick('Wayan')
  await press('Terima 1 pengajuan')
  expect(await message()).toHaveProperty('value', expect.not.stringContaining('laptop'))
})
