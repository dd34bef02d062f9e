import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { mockApi, problem } from '@/lib/testing/mock-api'

const can = mockApi(api.features.list, ['privacy'])
const page = mockApi(api.privacy.get, {
  ...{ edition: 2, text: '<h2>Data yang kami simpan</h2>' },
  since: '2026-08-20T02:00:00.000Z',
  kept: { records: 0, audit: 730, messages: 30 },
})

test('everyone reads the text of the office, its edition, and how long this server keeps things', async () => {
  const { container } = await renderScreen('privasi', { api: [can, page] })
  expect(
    await screen.findByRole('heading', { name: 'Data yang kami simpan' }),
  ).toBeVisible()
  expect(screen.getByText('Versi 2, berlaku sejak 20/08/2026')).toBeVisible()
  expect(screen.getByText('730 hari')).toBeVisible()
  expect(
    screen.getByText('30 hari; yang tidak sampai lewat cara apa pun 90 hari'),
  ).toBeVisible()
  expect(screen.getByText(/^segera dihapus/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Privasi data Anda' })).toHaveAttribute(
    'href',
    '#/privasi',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('a page that cannot be loaded is no empty page', async () => {
  const failing = mockApi(api.privacy.get, problem(500, 'Gagal'))
  const { user, answerWith } = await renderScreen('privasi', { api: [can, failing] })
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  answerWith(page)
  await user.click(retry)
  expect(await screen.findByText(/^Versi 2/)).toBeVisible()
})
