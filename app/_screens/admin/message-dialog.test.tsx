import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { MessageDialog } from '@/app/_screens/admin/message-dialog'
import { DialogHost } from '@/components/feedback/dialog-host'
import { api } from '@/lib/contract'
import { openDialog } from '@/lib/feedback/dialog'
import { mockApi, problem, startMockApi } from '@/lib/testing/mock-api'

const OFFICE = {
  ...{ name: 'Balai Uji', address: '', email: '', whatsapp: '', logo: null },
  signer: 'Panitia Balai Uji',
}

test('speaks as the office does, and not before that is known', async () => {
  const { answerWith } = startMockApi([
    mockApi(api.features.list, ['office']),
    mockApi(api.office.get, OFFICE),
    mockApi(api.office.wordings, problem(500, 'Gangguan')),
  ])
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DialogHost />
    </SWRConfig>,
  )
  await act(async () => {
    void openDialog(MessageDialog, {
      ...{ title: 'Terima pengajuan', draft: 'accept:9', rule: 'optional' as const },
      compose: (_choice, _other, { sender, texts }) => ({
        subject: 'Subjek',
        message: `${texts.acceptance} ${sender}`,
      }),
      send: async () => undefined,
    })
  })
  expect(await screen.findByText('Teks pesan kantor tidak dapat dimuat')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Pesan' })).toBeNull()
  answerWith(mockApi(api.office.wordings, { texts: { acceptance: 'Halo!' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('textbox', { name: 'Pesan' })).toHaveValue(
    'Halo! Panitia Balai Uji',
  )
})
