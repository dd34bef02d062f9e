import { screen, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { UndeliveredMessage } from '@/lib/entities/outbox'
import { mockApi } from '@/lib/testing/mock-api'

const message = (no: number, state: UndeliveredMessage['state']): UndeliveredMessage => ({
  ...{ id: String(no), state, channel: 'email', recipient: 'sari@contoh.go.id' },
  ...{ subject: 'Sertifikat', createdAt: '2026-08-24T02:00:00.000Z', attempts: 1 },
  ...{ nextAttemptAt: null, lastError: '451 try later' },
})

it('a number of which the server may have more says so, and no other does', async () => {
  const tried = Array.from({ length: 200 }, (_, no) => message(no, 'queued'))
  const { user } = await renderScreen('admin/beranda', {
    as: 'admin',
    api: [
      mockApi(api.beranda.list, []),
      mockApi(api.notification.undelivered, [...tried, message(200, 'failed')]),
    ],
  })
  expect(await screen.findByRole('link', { name: '200+ pesan masih dicoba' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: '1 pesan gagal' }))
  const dialog = within(await screen.findByRole('dialog'))
  const options = within(dialog.getByLabelText('Keadaan')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['Semua (201+)', 'Gagal (1)', 'Belum pasti (0)', 'Masih dicoba (200+)'],
  ])
})
