import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { mockApi, offline } from '@/lib/testing/mock-api'

const entry = {
  id: '1',
  tautan: 'https://youtu.be/abcdefghijk',
  deskripsi:
    '<h2>Mendaftar</h2><p>Isi formulir.</p><h3>Verifikasi</h3><p>Tunggu.</p><h2>Mengikuti</h2><p>Masuk Zoom.</p>',
}

const open = (answer = [entry, { ...entry, id: '2', deskripsi: '<p>Kedua</p>' }]) =>
  renderScreen('guide', { api: [mockApi(api.panduan.list, answer)] })

const contents = () => within(screen.getByRole('navigation', { name: 'Daftar isi' }))

it('shows the description text and the embedded video of the first guide only', async () => {
  const { user } = await open()
  expect(await screen.findByText('Isi formulir.')).toBeVisible()
  expect(screen.queryByText('Kedua')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Putar video panduan dari/ }))
  expect(screen.getByTitle('video panduan')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie.com/embed/abcdefghijk'),
  )
})

it('has numbered contents made from the headings', async () => {
  await open()
  await screen.findByText('Isi formulir.')
  const entries = contents().getAllByRole('button')
  expect(entries.map((one) => one.textContent)).toEqual([
    '1Mendaftar',
    '1.1Verifikasi',
    '2Mengikuti',
  ])
})

it('scrolls to a chosen heading and focuses it; the address stays', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await open()
  await screen.findByText('Isi formulir.')
  await user.click(contents().getByRole('button', { name: /Verifikasi/ }))
  const heading = screen.getByRole('heading', { name: 'Verifikasi' })
  expect(heading).toHaveFocus()
  expect(scroll.mock.contexts).toEqual([heading])
  expect(location.hash).toBe('#/guide')
})

it('has no contents for a text without chapters', async () => {
  await open([{ ...entry, deskripsi: '<p>Singkat saja.</p>' }])
  expect(await screen.findByText('Singkat saja.')).toBeVisible()
  expect(screen.queryByText('Daftar isi')).not.toBeInTheDocument()
})

it('says when there is no guide yet', async () => {
  await open([])
  expect(await screen.findByText('Panduan belum tersedia')).toBeVisible()
})

it('says when it could not be loaded and tries again', async () => {
  const { user, answerWith } = await renderScreen('guide', {
    api: [mockApi(api.panduan.list, offline)],
  })
  expect(await screen.findByText('Panduan tidak dapat dimuat')).toBeVisible()
  answerWith(mockApi(api.panduan.list, [entry]))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Isi formulir.')).toBeVisible()
})

it('has no accessibility violations', async () => {
  const { container } = await open()
  await screen.findByText('Isi formulir.')
  expect(await axe(container)).toHaveNoViolations()
})
