import { screen, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

async function open() {
  const view = await renderScreen('admin/coaching/detail', {
    as: 'admin',
    params: { id: '14' },
    api: [
      mockApi(api.adminCoaching.get, adminCoachingOf()),
      mockApi(api.category.list, []),
      mockApi(api.adminCoaching.adminOptions, []),
      mockApi(api.adminCoaching.update, adminCoachingOf()),
    ],
  })
  await screen.findByRole('textbox', { name: 'Topik' })
  return view
}

const field = (name: RegExp) => screen.getByRole('textbox', { name })

test.each([
  [/Tanggal Meeting/, '32/13/2026', 'Tanggal tidak dikenali. Contoh: 25/08/2026'],
  [/Tanggal Meeting/, 'besok', 'Tanggal tidak dikenali. Contoh: 25/08/2026'],
  [/Tanggal Meeting/, '19/08/2026', 'Tanggal tidak boleh sebelum 20/08/2026'],
  [
    /Total Peserta/,
    '0x28',
    'Tulis dengan angka saja, misalnya 40',
    'Total Peserta: Tulis dengan angka saja, misalnya 40',
  ],
  [
    /Total Peserta/,
    '1e2',
    'Tulis dengan angka saja, misalnya 40',
    'Total Peserta: Tulis dengan angka saja, misalnya 40',
  ],
])(
  'Enter in %s after %j: the message stands at the field, the text stays, nothing is sent',
  async (name, typed, message, summed = message) => {
    const { user, writes } = await open()
    await user.clear(field(name))
    await user.type(field(name), `${typed}{Enter}`)
    const summary = await screen.findByRole('region', {
      name: 'Ada 1 isian yang perlu diperbaiki',
    })
    expect(within(summary).getByRole('button', { name: summed })).toBeVisible()
    expect(field(name)).toHaveAccessibleDescription(message)
    expect(field(name)).toHaveValue(typed)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(writes()).toEqual([])
  },
)

test('a day that is typed and sent by Enter is saved with its times', async () => {
  const { user, requestsTo } = await open()
  await user.clear(field(/Tanggal Meeting/))
  await user.type(field(/Tanggal Meeting/), '1.9.2026{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
  expect(requestsTo(api.adminCoaching.update)).toEqual([
    expect.objectContaining({
      body: expect.objectContaining({
        tanggalMeeting: '2026-09-01T05:00:00.000Z',
        jamMulai: expect.stringContaining('2026-09-01T'),
      }),
    }),
  ])
})
