import { screen, waitFor, within } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'

const ROWS = [{ id: 'c1', name: 'Siti Rahma', number: '001/2026', problem: null }]
const SETTINGS = {
  ...{ templateId: 'siap-pakai', hours: 4, numberPattern: '{urut}/{tahun}' },
  ...{ place: 'Jakarta', signers: [{ name: 'Ratna Dewi', title: 'Kepala Pusat' }] },
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test.each([
  ['refused', problem(409, 'Daftar ini berubah sejak ditampilkan.')],
  ['lost', offline],
])(
  'what was typed to the participants is there again after the issue was %s',
  async (_, answer) => {
    const { user } = await openCoachingTab('sertifikat', [
      mockApi(api.adminCoaching.certificates, []),
      mockApi(api.certificateMaking.settings, SETTINGS),
      mockApi(api.certificateMaking.plan, { rows: ROWS, look: 'm1', jobId: null }),
      mockApi(api.certificateMaking.issue, answer),
    ])
    const write = async () => {
      await user.click(
        await screen.findByRole('button', { name: /^Terbitkan untuk semua/ }),
      )
      await user.click(
        await screen.findByRole('button', { name: 'Terbitkan 1 sertifikat' }),
      )
      return within(
        await screen.findByRole('dialog', { name: 'Kirim notifikasi sertifikat' }),
      )
    }
    const first = await write()
    const message = first.getByRole('textbox', { name: 'Pesan' })
    await user.clear(message)
    await user.type(message, 'Surat saya')
    await user.click(first.getByRole('button', { name: 'Kirim' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const again = await write()
    await waitFor(() =>
      expect(again.getByRole('textbox', { name: 'Pesan' })).toHaveValue('Surat saya'),
    )
  },
)
