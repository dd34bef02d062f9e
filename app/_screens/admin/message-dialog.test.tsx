import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { SWRConfig } from 'swr'
import { MessageDialog } from '@/app/_screens/admin/message-dialog'
import { DialogHost } from '@/components/feedback/dialog-host'
import { api } from '@/lib/contract'
import { openDialog } from '@/lib/feedback/dialog'
import { type Mock, mockApi, problem, startMockApi } from '@/lib/testing/mock-api'

const OFFICE = {
  ...{ name: 'Balai Uji', address: '', email: '', whatsapp: '', logo: null },
  signer: 'Panitia Balai Uji',
}

const open = async (...mocks: Mock[]) => {
  const calls = startMockApi([
    mockApi(api.features.list, ['office']),
    mockApi(api.office.get, OFFICE),
    ...mocks,
  ])
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DialogHost />
    </SWRConfig>,
  )
  await act(async () => {
    void openDialog(MessageDialog, {
      ...{ title: 'Terima pengajuan', draft: 'accept:9', rule: 'optional' as const },
      purpose: 'acceptance',
      compose: (_choice, _other, { sender, texts }) => ({
        subject: 'Subjek',
        message: `${texts.acceptance} ${sender}`,
      }),
      send: async () => undefined,
    })
  })
  return calls
}

test('speaks as the office does, and not before that is known', async () => {
  const { answerWith } = await open(mockApi(api.office.wordings, problem(500, 'Gangguan')))
  expect(await screen.findByText('Teks pesan kantor tidak dapat dimuat')).toBeVisible()
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
  expect(screen.queryByRole('textbox', { name: 'Pesan' })).toBeNull()
  answerWith(mockApi(api.office.wordings, { texts: { acceptance: 'Halo!' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('textbox', { name: 'Pesan' })).toHaveValue(
    'Halo! Panitia Balai Uji',
  )
  await userEvent.keyboard('{Escape}')
})

test('where a template goes by WhatsApp the preview shows what fills it, each in one paragraph', async () => {
  await open(
    mockApi(api.office.wordings, {
      texts: { acceptance: 'Halo!\n\nAnda diterima.' },
      whatsappTemplates: {
        acceptance: { name: 'diterima', language: 'id', parameters: ['nama', 'isi'] },
        rejection: { name: 'ditolak', language: 'id', parameters: ['judul'] },
      },
    }),
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'WhatsApp' }))
  await userEvent.click(screen.getByText('Pratinjau pesan'))
  const preview = within(screen.getByRole('region', { name: 'Pratinjau WhatsApp' }))
  expect(preview.getByText(/Template diterima/)).toBeVisible()
  expect(preview.getByText(/dalam 24 jam sebelumnya, pesan dikirim utuh/)).toBeVisible()
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '{nama}',
    'Halo! Anda diterima. Panitia Balai Uji',
  ])
  expect(screen.getByRole('region', { name: 'Pratinjau email' }).textContent).toContain(
    'Halo!\n\nAnda diterima.',
  )
})

const NOT_SET_UP = /belum diatur di server: pesan menunggu/

test.each([
  [['email'], false, true],
  [[], true, true],
  [undefined, false, false],
] as const)(
  'by which way nothing goes out is said where it is chosen: %j',
  async (ways, email, whatsapp) => {
    await open(
      mockApi(api.office.wordings, { texts: {}, ...(ways && { ways: [...ways] }) }),
    )
    const isSaid = async (name: string) => {
      const box = await screen.findByRole('checkbox', { name })
      const id = box.getAttribute('aria-describedby') ?? 'none'
      return NOT_SET_UP.test(document.getElementById(id)?.textContent ?? '')
    }
    expect([await isSaid('Email'), await isSaid('WhatsApp')]).toEqual([email, whatsapp])
    await userEvent.keyboard('{Escape}')
  },
)
