import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'

const ENTRY = {
  id: '0198c2a4-1111-7000-8000-000000000001',
  tautan: 'https://vimeo.com/12345',
  deskripsi: '<h2>Mendaftar</h2><p>Isi formulir.</p>',
}

const open = (more: Mock[] = []) =>
  renderScreen('admin/panduan', {
    as: 'admin',
    api: [mockApi(api.panduan.list, [ENTRY]), ...more],
  })

test('the table has ID, action, embed video link and description', async () => {
  const { container } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'DATA PANDUAN' })).toBeVisible()
  const table = within(await screen.findByRole('table', { name: 'Data panduan' }))
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'ID',
    'Tautan video',
    'Deskripsi',
    'Aksi',
  ])
  expect(await table.findByRole('cell', { name: ENTRY.id })).toBeVisible()
  expect(table.getByRole('link', { name: /^https:\/\/vimeo\.com/ })).toHaveAttribute(
    'href',
    'https://vimeo.com/12345',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('the description shows at most 3 lines', async () => {
  await open()
  const text = await screen.findByText('Isi formulir.')
  expect(text.closest('.line-clamp-3')).not.toBeNull()
})

test('guides can only be edited: no add and no delete', async () => {
  await open()
  expect(
    await screen.findByRole('link', { name: 'Ubah panduan: Mendaftar' }),
  ).toHaveAttribute('href', `#/admin/panduan/${ENTRY.id}`)
  expect(screen.queryByRole('link', { name: 'Baru' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Hapus panduan/ })).not.toBeInTheDocument()
})

test('says when there is none, and offers another try after a failure', async () => {
  const { user, answerWith } = await open([
    mockApi(api.panduan.list, problem(500, 'Gagal')),
  ])
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  answerWith(mockApi(api.panduan.list, []))
  await user.click(retry)
  expect(await screen.findByText('Belum ada panduan')).toBeVisible()
})
