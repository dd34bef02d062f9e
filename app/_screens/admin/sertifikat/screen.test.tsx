import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { READY_LAYOUT } from '@/lib/domain/certificates/ready-template'
import { type Mock, mockApi, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const OFFICE = { id: 't1', name: 'Piagam kantor', ...READY_LAYOUT }
const calls = api.certificateTemplate

const open = (...more: Mock[]) =>
  renderScreen('admin/sertifikat', {
    as: 'admin',
    api: [
      mockApi(calls.list, [OFFICE]),
      mockApi(calls.create, { ...OFFICE, id: 't2' }),
      mockApi(calls.get, { ...OFFICE, id: 't2', longestName: null }),
      mockApi(calls.remove, null),
      ...more,
    ],
  })

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Template sertifikat' }))

test('shows the ready template and those of the office with their pages', async () => {
  const { container } = await open()
  const list = await cards()
  expect(list.getByRole('img', { name: 'Contoh Piagam bawaan' })).toBeVisible()
  expect(list.getByRole('img', { name: 'Contoh Piagam kantor' })).toBeVisible()
  expect(list.getByRole('link', { name: 'Atur Piagam kantor' })).toHaveAttribute(
    'href',
    '#/admin/sertifikat/t1',
  )
  expect(
    list.queryByRole('button', { name: 'Hapus Piagam bawaan' }),
  ).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('a new one begins as a copy, under a name that is free, and is opened', async () => {
  const taken = { ...OFFICE, name: 'Template Baru' }
  const { user, requestsTo } = await open(mockApi(calls.list, [taken]))
  await user.click((await cards()).getByRole('button', { name: 'Salin Piagam bawaan' }))
  await waitFor(() => expect(location.hash).toBe('#/admin/sertifikat/t2'))
  expect(requestsTo(calls.create).map(({ body }) => body)).toEqual([
    { name: 'Template baru 2', ...READY_LAYOUT },
  ])
})

test('one that a coaching uses is not deleted, and the answer says which', async () => {
  const sentence = '“Piagam kantor” dipakai oleh coaching KHT-1 (Batas).'
  const { user } = await open(mockApi(calls.remove, problem(409, sentence)))
  await user.click((await cards()).getByRole('button', { name: 'Hapus Piagam kantor' }))
  await untilStill()
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect((await cards()).getByRole('heading', { name: 'Piagam kantor' })).toBeVisible()
})

test('one that was renamed meanwhile is not deleted under its old name, and is shown as it is', async () => {
  const present = { ...OFFICE, name: 'Piagam 2027', version: 'v2' }
  const { refusal } = problem(412, 'Data ini sudah berubah sejak Anda membukanya.')
  const { user, requestsTo, answerWith } = await open(
    mockApi(calls.list, [{ ...OFFICE, version: 'v1' }]),
    mockApi(calls.remove, { refusal: { ...refusal, present } }),
  )
  await user.click((await cards()).getByRole('button', { name: 'Hapus Piagam kantor' }))
  await untilStill()
  answerWith(mockApi(calls.list, [present]))
  await user.click(await screen.findByRole('button', { name: 'Ya' }))
  expect(
    await screen.findByText(
      /^Data ini sudah berubah sejak Anda membukanya, jadi belum dihapus/,
    ),
  ).toBeVisible()
  expect(requestsTo(calls.remove)[0]?.headers.get('if-match')).toBe('"v1"')
  expect(await (await cards()).findByRole('heading', { name: 'Piagam 2027' })).toBeVisible()
})

test('what cannot be loaded says so and is asked for again', async () => {
  const { user, answerWith } = await open(mockApi(calls.list, problem(500, 'Gagal')))
  const retry = await screen.findByRole('button', { name: 'Coba lagi' })
  answerWith(mockApi(calls.list, [OFFICE]))
  await user.click(retry)
  expect((await cards()).getByRole('heading', { name: 'Piagam kantor' })).toBeVisible()
})
