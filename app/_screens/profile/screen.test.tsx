import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { mockApi, offline } from '@/lib/testing/mock-api'

const entry = {
  id: '1',
  tautan: 'https://www.youtube.com/watch?v=abcdefghijk',
  deskripsi: '<p>Direktorat <b>planologi</b></p>',
}
const second = { ...entry, id: '2', deskripsi: '<p>Entri kedua</p>' }

const open = (answer = [entry, second]) =>
  renderScreen('profile', { api: [mockApi(api.profile.list, answer)] })

it('shows the description text', async () => {
  await open()
  expect(await screen.findByText('planologi', { selector: 'b' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

it('shows the video before the text, which is long on a phone', async () => {
  await open()
  const video = await screen.findByRole('complementary', { name: 'Video profil' })
  const text = screen.getByText('planologi')
  const order = video.compareDocumentPosition(text)
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('shows only the first profile entry', async () => {
  await open()
  await screen.findByText('planologi')
  expect(screen.queryByText('Entri kedua')).not.toBeInTheDocument()
})

it('asks nothing of the video host before a tap, then embeds the sandboxed player', async () => {
  const { user, container } = await open()
  await user.click(await screen.findByRole('button', { name: /^Putar video profil dari/ }))
  const player = screen.getByTitle('video profil')
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/),
  )
  expect(player).toHaveAttribute('sandbox')
  expect(container.querySelectorAll('iframe')).toHaveLength(1)
})

it('loads no frame at first', async () => {
  const { container } = await open()
  await screen.findByText('planologi')
  expect(container.querySelector('iframe')).toBeNull()
})

it("says under 'Hemat data' that the video waits for a tap", async () => {
  const { user } = await open()
  await screen.findByText('planologi')
  const saver = screen.getByRole('switch', { name: 'Hemat data' })
  await user.click(saver)
  expect(screen.getByText(/^Hemat data aktif/)).toBeVisible()
  await user.click(saver)
  expect(screen.queryByText(/^Hemat data aktif/)).not.toBeInTheDocument()
})

it('shows an address of an unknown host as a link', async () => {
  await open([{ ...entry, tautan: 'https://video.contoh.go.id/profil' }])
  const link = await screen.findByRole('link', { name: /^Buka video profil/ })
  expect(link).toHaveAttribute('href', 'https://video.contoh.go.id/profil')
  expect(screen.queryByRole('button', { name: /Putar/ })).not.toBeInTheDocument()
})

it('shows no dangerous address and no dangerous markup', async () => {
  const deskripsi = '<p onclick="alert(1)">Aman<script>alert(1)</script></p>'
  const { container } = await open([{ ...entry, tautan: 'javascript:alert(1)', deskripsi }])
  expect(await screen.findByText('Aman')).not.toHaveAttribute('onclick')
  expect(container.querySelector('script, a[href^="javascript"]')).toBeNull()
})

it('shows the text alone while there is no video', async () => {
  const { user } = await open([{ ...entry, tautan: '' }])
  expect(await screen.findByText('planologi')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Hemat data' }))
  expect(screen.queryByRole('complementary', { name: 'Video profil' })).toBeNull()
})

it('says when there is no entry yet', async () => {
  await open([])
  expect(await screen.findByText('Profil belum tersedia')).toBeVisible()
})

it('says when it could not be loaded and tries again', async () => {
  const { user, answerWith } = await renderScreen('profile', {
    api: [mockApi(api.profile.list, offline)],
  })
  expect(await screen.findByText('Profil tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.profile.list, [entry]))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('planologi')).toBeVisible()
})

it('has no accessibility violations', async () => {
  const { container } = await open()
  await screen.findByText('planologi')
  expect(await axe(container)).toHaveNoViolations()
})
