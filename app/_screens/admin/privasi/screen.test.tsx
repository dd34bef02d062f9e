import { act, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'

const can = mockApi(api.features.list, ['privacy'])
const kept = { records: 365, audit: 730, messages: 30 }
const first = { edition: 1, text: '<p>Lama</p>', since: null }
const second = { edition: 2, text: '<p>Kini</p>', since: '2026-08-20T02:00:00.000Z' }

test('a superadmin changes the text, which becomes a new edition; earlier ones can be read', async () => {
  const { user, container, requestsTo } = await renderScreen('admin/privasi', {
    as: 'superadmin',
    api: [
      ...[can, mockApi(api.privacy.get, { ...second, kept, version: 'a' })],
      mockApi(api.privacy.editions, [second, first]),
      mockApi(api.privacy.update, { ...second, edition: 3, kept }),
    ],
  })
  const text = await screen.findByRole('textbox', { name: /^Isi halaman \(versi 2\)/ })
  await user.click(screen.getByText('Versi 1 (bawaan portal)'))
  expect(await screen.findByText('Lama')).toBeVisible()
  await act(async () => {
    text.innerHTML = '<p>Lagi</p>'
  })
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Simpan sebagai versi baru' }))
  expect(await screen.findByText('Halaman privasi versi 3 sudah berlaku')).toBeVisible()
  expect(requestsTo(api.privacy.update)[0]?.body).toEqual({
    text: expect.stringContaining('Lagi'),
  })
})

test('an admin has no such page', async () => {
  await renderScreen('admin/privasi', { as: 'admin', api: [can] })
  await waitFor(() => expect(location.hash).toBe('#/unauthorized'))
})
