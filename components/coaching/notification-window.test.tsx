import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { getDefaultStore } from 'jotai'
import type { NotificationDialogProps } from '@/components/coaching/notification-form'
import { NotificationWindow } from '@/components/coaching/notification-window'
import { DialogHost } from '@/components/feedback/dialog-host'
import { dialogQueueAtom, openDialog } from '@/lib/feedback/dialog'
import { liveRegions } from '@/lib/testing/live-regions'
import { untilStill } from '@/lib/testing/until-still'

afterEach(() => act(() => getDefaultStore().set(dialogQueueAtom, [])))

const REASONS = [
  { value: 'in-faq', label: 'Pertanyaan sudah ada di FAQ' },
  { value: 'off-topic', label: 'Pertanyaan tidak sesuai dengan topik coaching' },
  { value: 'other', label: 'Lainnya' },
]

const compose = (choice: string, other: string) => ({
  subject: `Subjek ${choice}`,
  message: `Mohon maaf, ${choice} ${other}`.trim(),
})

async function open(changes: Partial<NotificationDialogProps> = {}) {
  const send = jest.fn().mockResolvedValue(undefined)
  const user = userEvent.setup()
  render(<DialogHost />)
  let outcome: ReturnType<typeof start> | undefined
  const start = () =>
    openDialog(NotificationWindow, {
      title: 'Tolak pengajuan',
      draft: 'reject:9',
      recipient: 'Siti Rahma',
      compose,
      rule: 'optional' as const,
      send,
      mayBeDone: () => true,
      logged: [],
      ...changes,
    })
  await act(async () => {
    outcome = start()
  })
  await untilStill()
  const box = (name: string) => screen.getByRole('checkbox', { name })
  const button = (name: string) => screen.getByRole('button', { name })
  const message = () => screen.getByRole('textbox', { name: 'Pesan' })
  return { send, user, outcome: async () => await outcome, box, button, message }
}

test('e-mail is on and WhatsApp off; the template is filled in; it is accessible', async () => {
  const { box, message, button } = await open({ choices: REASONS, choiceLabel: 'Alasan' })
  expect(box('Email')).toBeChecked()
  expect(box('WhatsApp')).not.toBeChecked()
  expect(message()).toHaveValue('Mohon maaf, in-faq')
  expect(screen.getByRole('dialog')).toHaveTextContent('Kepada: Siti Rahma')
  expect(button('Kirim')).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByRole('button', { name: 'Lanjut tanpa notifikasi' })).toBeNull()
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
})

test.each([
  ['a server that does not say', undefined, [], undefined],
  ['one way and a log', ['email', 'whatsapp'], ['whatsapp'], 'going'],
  ['a log alone', ['email', 'whatsapp'], ['email', 'whatsapp'], 'logged'],
  ['a log, and waits', ['email'], ['email'], 'logged'],
  ['nothing yet', [], [], 'waiting'],
] as const)(
  'the conversation knows what becomes of a message: %s',
  async (_, ways, logged, fate) => {
    const { user, box, button, outcome } = await open({ logged, ...(ways && { ways }) })
    await user.click(box('WhatsApp'))
    await user.click(button('Kirim'))
    expect(await outcome()).toEqual({ sent: true, choice: '', other: '', fate })
  },
)

test('a way that ends in the log of a demo says so', async () => {
  const { box } = await open({ logged: ['email'] })
  expect(box('Email')).toHaveAccessibleDescription(
    'Mode demo: tidak sampai kepada siapa pun, hanya ditulis di catatan server.',
  )
  expect(box('WhatsApp')).not.toHaveAccessibleDescription()
})

test('Kirim sends subject, message and channels', async () => {
  const { user, send, box, message, button, outcome } = await open({ choices: REASONS })
  await user.click(box('WhatsApp'))
  await user.type(message(), ' Salam.')
  await user.click(button('Kirim'))
  expect(await outcome()).toEqual({ sent: true, choice: 'in-faq', other: '' })
  expect(send).toHaveBeenCalledWith(
    {
      subject: 'Subjek in-faq',
      message: 'Mohon maaf, in-faq Salam.',
      notifToMember: true,
      notifToWa: true,
    },
    { sent: true, choice: 'in-faq', other: '' },
  )
})

test("'The send button (Kirim) is disabled when notifToMember is off or the message is empty'", async () => {
  const { user, send, box, message, button } = await open()
  await user.clear(message())
  expect(button('Kirim')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Kirim')).toHaveAccessibleDescription('Pesan diperlukan')
  await user.type(message(), 'Halo')
  await user.click(box('Email'))
  expect(button('Kirim')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Kirim'))
  expect(send).not.toHaveBeenCalled()
})

test('with the e-mail box unticked the flow goes on without the call', async () => {
  const { user, send, box, button, outcome } = await open()
  await user.click(box('Email'))
  await user.click(button('Lanjut tanpa notifikasi'))
  expect(await outcome()).toEqual({ sent: false, choice: '', other: '' })
  expect(send).not.toHaveBeenCalled()
})

test('the change form has no way on without the e-mail', async () => {
  const { user, box, button } = await open({ rule: 'required', choices: REASONS })
  await user.click(box('Email'))
  expect(button('Kirim')).toHaveAccessibleDescription(
    'Notifikasi harus terkirim ke email peserta',
  )
  expect(screen.queryByRole('button', { name: 'Lanjut tanpa notifikasi' })).toBeNull()
})

test('the other reason needs its text, which goes into the template', async () => {
  const { user, send, box, message, button, outcome } = await open({
    choices: REASONS,
    choiceLabel: 'Alasan',
  })
  await user.click(screen.getByRole('radio', { name: 'Lainnya' }))
  await user.click(button('Kirim'))
  expect(await screen.findAllByText('Alasan diperlukan')).not.toHaveLength(0)
  expect(send).not.toHaveBeenCalled()
  await user.click(box('Email'))
  expect(button('Lanjut tanpa notifikasi')).toHaveAccessibleDescription('Alasan diperlukan')
  await user.click(box('Email'))
  await user.type(screen.getByRole('textbox', { name: 'Alasan lainnya' }), 'kuota penuh')
  expect(message()).toHaveValue('Mohon maaf, other kuota penuh')
  await user.click(button('Kirim'))
  expect(await outcome()).toEqual({ sent: true, choice: 'other', other: 'kuota penuh' })
})

test('another template replaces an untouched message and leaves a changed one alone', async () => {
  const { user, message, button } = await open({ choices: REASONS })
  await user.click(screen.getByRole('radio', { name: /tidak sesuai/ }))
  expect(message()).toHaveValue('Mohon maaf, off-topic')
  await user.type(message(), ' Catatan saya.')
  await user.click(screen.getByRole('radio', { name: /sudah ada/ }))
  expect(message()).toHaveValue('Mohon maaf, off-topic Catatan saya.')
  await user.click(button('Kembali ke teks template'))
  expect(message()).toHaveValue('Mohon maaf, in-faq')
})

test('a failed send keeps the dialog and its text and says so beside the button', async () => {
  const send = jest.fn().mockRejectedValueOnce(new Error('Server tidak menjawab'))
  const { user, message, button, outcome } = await open({ send })
  await user.type(message(), ' Salam.')
  const regions = liveRegions()
  await user.click(button('Kirim'))
  const told = await screen.findByText(
    /Belum diketahui apakah notifikasi terkirim \(Server tidak menjawab\)/,
  )
  expect(told).toBeVisible()
  expect(regions.tell(told)).toBe(true)
  expect(message()).toHaveValue('Mohon maaf, Salam.')
  send.mockResolvedValueOnce(undefined)
  await user.click(button('Kirim'))
  expect(await outcome()).toMatchObject({ sent: true })
})

test('closing with a changed message asks first; untouched it simply closes', async () => {
  const { user, message, button, outcome } = await open()
  await user.type(message(), ' Salam.')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'Tutup tanpa mengirim?' })).toBeVisible()
  await user.click(button('Tidak'))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(message()).toHaveValue('Mohon maaf, Salam.')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await outcome()).toBeNull()
})

test('the preview shows the chosen channels', async () => {
  const { user, box } = await open()
  await user.click(screen.getByText('Pratinjau pesan'))
  expect(screen.getByRole('region', { name: 'Pratinjau email' })).toHaveTextContent(
    'Subjek',
  )
  await user.click(box('WhatsApp'))
  expect(screen.getByRole('region', { name: 'Pratinjau WhatsApp' })).toBeVisible()
})

test('that a session is over is said in the language of the window', async () => {
  const over = Object.assign(new Error('Failed to refresh token'), { isSignedOut: true })
  const { user, button } = await open({
    send: jest.fn().mockRejectedValue(over),
    mayBeDone: () => false,
  })
  await user.click(button('Kirim'))
  expect(
    await screen.findByText(
      /^Notifikasi belum terkirim \(sesi Anda telah berakhir\)\. Pesan/,
    ),
  ).toBeVisible()
})
