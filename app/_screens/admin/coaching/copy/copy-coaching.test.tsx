import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'

const COACH = { name: 'Dr. Ir. Ratna', jabatan: 'Peneliti', instansi: 'BRIN', image: null }
const SOURCE = adminCoachingOf({
  ...{ id: '14', coachingCode: 'KHT-14', categoryId: '3', totalPeserta: 25, adminId: '1' },
  category: { id: '3', name: 'Tata batas' },
  coaches: [{ ...COACH, id: 'c1', type: 'Coach 1' }],
  moderator: { ...COACH, id: 'm1', type: 'Moderator', name: 'Wayan' },
  materi: [{ name: 'Peta kerja', fileUrl: 'materi/7.pdf' }],
  copyableTests: ['pre-test'],
})

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

async function openCopy(change: Partial<AdminCoaching> = {}, ...more: Mock[]) {
  const source = { ...SOURCE, ...change }
  const view = await renderScreen('admin/coaching', {
    as: 'admin',
    api: [
      mockApi(api.adminCoaching.list, [source]),
      mockApi(api.adminCoaching.get, source),
      mockApi(api.category.list, [{ id: '3', name: 'Tata batas', faqs: [] }]),
      mockApi(api.adminCoaching.adminOptions, [
        { id: '1', fullName: 'Budi Santoso', extra: 'budi@contoh.go.id' },
      ]),
      mockApi(api.adminCoaching.create, adminCoachingOf({ id: '77' })),
      mockApi(api.adminCoaching.copyTests, adminCoachingOf({ id: '77' })),
      ...more,
    ],
  })
  await view.user.click(
    await screen.findByRole('button', { name: 'Salin coaching: KHT-14' }),
  )
  const element = await screen.findByRole('dialog', { name: 'Salin coaching' })
  await untilStill()
  return { ...view, element, dialog: within(element) }
}

type View = Awaited<ReturnType<typeof openCopy>>
async function copyAndSave({ user, dialog }: View) {
  await user.click(dialog.getByRole('button', { name: 'Salin' }))
  await user.type(await screen.findByRole('textbox', { name: 'Topik' }), 'Topik baru')
  await screen.findByRole('option', { name: 'Tata batas' })
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
}

test('offers only what there is, and a test only where the server can take it over', async () => {
  const { dialog, element } = await openCopy({ materi: [] })
  const offered = dialog
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)
  expect(offered).toEqual([
    ...['Kategori', 'Total Peserta', 'Admin', 'Flyer', 'Coach', 'Moderator'],
    'Soal Pre Test',
  ])
  expect(await axe(element)).toHaveNoViolations()
})

test('a server of chapter 7 alone is asked to copy no tests', async () => {
  const view = await openCopy({ copyableTests: undefined })
  expect(view.dialog.queryByRole('checkbox', { name: /Soal/ })).toBeNull()
  await copyAndSave(view)
  expect(await screen.findByText('Informasi coaching berhasil disimpan.')).toBeVisible()
  expect(view.writes()).toEqual(['POST /coaching/admin'])
})

test('a new draft begins with the chosen parts; no date, no topic, nobody keeps an old id', async () => {
  const view = await openCopy()
  await view.user.click(view.dialog.getByRole('checkbox', { name: 'Moderator' }))
  await copyAndSave(view)
  expect(await screen.findByText('Informasi coaching berhasil disimpan.')).toBeVisible()
  expect(view.requestsTo(api.adminCoaching.create)[0]?.body).toEqual({
    ...{ categoryId: '3', topic: 'Topik baru', adminId: '1', totalPeserta: 25 },
    flyer: SOURCE.flyer,
    coaches: [{ ...COACH, type: 'Coach 1' }],
    moderator: null,
    materi: [{ name: 'Peta kerja', fileUrl: 'materi/7.pdf' }],
  })
  expect(view.requestsTo(api.adminCoaching.copyTests)).toMatchObject([
    { params: { id: '77' }, body: { fromId: '14', kinds: ['pre-test'] } },
  ])
})

test('tests that could not be copied are not told as copied', async () => {
  const view = await openCopy(
    {},
    mockApi(api.adminCoaching.copyTests, problem(409, 'Coaching ini sudah memiliki soal.')),
  )
  await copyAndSave(view)
  const told = await screen.findByRole('dialog', {
    name: 'Coaching tersimpan, tetapi soal test tidak tersalin',
  })
  expect(told).toHaveTextContent('Coaching ini sudah memiliki soal.')
  expect(told).not.toHaveTextContent(/Unggah/)
  expect(view.requestsTo(api.adminCoaching.create)).toHaveLength(1)
})

test('whether tests were copied is not known without an answer, and not told as if it were', async () => {
  const view = await openCopy({}, mockApi(api.adminCoaching.copyTests, offline))
  await copyAndSave(view)
  const told = await screen.findByRole('dialog', {
    name: 'Coaching tersimpan, tetapi soal test belum tentu tersalin',
  })
  expect(told).toHaveTextContent(/Periksa tab Pre Test dan Post Test/)
})

test('given up, nothing is opened', async () => {
  const { user, dialog } = await openCopy()
  await user.click(dialog.getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.hash).toBe('#/admin/coaching')
})

describe('the form of a new coaching', () => {
  const openForm = () =>
    renderScreen('admin/coaching/add', {
      as: 'admin',
      from: '#/admin/coaching',
      api: [
        mockApi(api.adminCoaching.list, [SOURCE]),
        mockApi(api.category.list, [{ id: '3', name: 'Tata batas', faqs: [] }]),
        mockApi(api.adminCoaching.adminOptions, [
          { id: '2', fullName: 'Lain', extra: 'lain@contoh.go.id' },
          { id: '1', fullName: 'Budi Santoso', extra: 'budi@contoh.go.id' },
        ]),
      ],
    })

  test('begins with who makes it as its admin, which leaving does not ask about', async () => {
    const { user } = await openForm()
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Admin' })).toHaveDisplayValue(
        'Budi Santoso',
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(location.hash).toBe('#/admin/coaching'))
  })

  test('fills a coach from earlier ones, each offered once', async () => {
    const { user } = await openForm()
    await user.click(
      screen.getByRole('button', { name: 'Pilih dari daftar untuk Coach 2' }),
    )
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Pilih coach dari daftar' }),
    )
    expect(await dialog.findAllByRole('listitem')).toHaveLength(2)
    await user.type(dialog.getByRole('searchbox'), 'ratna')
    await user.click(dialog.getByRole('button', { name: /Dr. Ir. Ratna/ }))
    await untilStill()
    const block = within(screen.getByRole('group', { name: 'Coach 2' }))
    expect(block.getByRole('textbox', { name: 'Nama' })).toHaveValue('Dr. Ir. Ratna')
    expect(block.getByRole('textbox', { name: 'Instansi' })).toHaveValue('BRIN')
  })
})
