import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Coaching } from '@/lib/entities/coaching'
import { coachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi } from '@/lib/testing/mock-api'

beforeEach(() => freezeDate('2026-08-21T09:00:00+07:00'))

async function open(changes: Partial<Coaching>, features: string[]) {
  const view = await renderScreen('coaching/detail', {
    params: { id: '14' },
    as: 'user',
    api: [
      mockApi(api.coaching.get, coachingOf(changes)),
      mockApi(api.faq.list, []),
      mockApi(api.category.list, []),
      mockApi(api.asalInstansi.list, []),
      mockApi(api.features.list, features),
      mockApi(api.placeAlert.ask, null),
      mockApi(api.placeAlert.end, null),
    ],
  })
  await screen.findByText('KHT-2026-014')
  return view
}

const FULL = { pesertaTerdaftar: 40, placeAlert: false }

test('offers to be told of a place, says how, and ends it by one press', async () => {
  const view = await open(FULL, ['place-alert'])
  view.answerWith(
    mockApi(api.coaching.get, coachingOf({ pesertaTerdaftar: 40, placeAlert: true })),
  )
  expect(await screen.findByText(/kepada yang lebih dulu mengajukan diri/)).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Beri tahu bila ada tempat' }))
  expect(await screen.findByText('Anda akan diberi tahu bila ada tempat')).toBeVisible()
  await view.user.click(await screen.findByRole('button', { name: 'Berhenti menunggu' }))
  expect(await screen.findByText('Anda tidak lagi menunggu tempat')).toBeVisible()
  expect(view.requestsTo(api.placeAlert.end)).toMatchObject([{ params: { id: '14' } }])
})

test('whoever was told of a place can end that while there is one, as the message says', async () => {
  const view = await open({ placeAlert: true }, ['place-alert'])
  expect(await screen.findByText(/^Sekarang ada tempat\./)).toBeVisible()
  view.answerWith(mockApi(api.coaching.get, coachingOf({ placeAlert: false })))
  await view.user.click(screen.getByRole('button', { name: 'Berhenti menunggu' }))
  expect(await screen.findByText('Anda tidak lagi menunggu tempat')).toBeVisible()
  expect(screen.queryByRole('button', { name: /menunggu|Beri tahu/ })).toBeNull()
})

test('offers nothing where the server cannot tell', async () => {
  const view = await open(FULL, [])
  await waitFor(() => expect(view.requestsTo(api.features.list)).toHaveLength(1))
  expect(screen.getByText('Kuota sudah penuh.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Beri tahu/ })).toBeNull()
})

test('says in a demo that no message of a free place arrives', async () => {
  await open(FULL, ['place-alert', 'email-in-log', 'whatsapp-in-log'])
  expect(await screen.findByText(/^Mode demo: email dan WhatsApp tidak/)).toBeVisible()
})
