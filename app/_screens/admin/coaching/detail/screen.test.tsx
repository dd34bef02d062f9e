import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openCoachingDetail, topicField } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import { adminCoachingOf, coachOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'

beforeEach(() => freezeDate('2026-08-20T08:00:00+07:00'))

const DRAFT = { isPublished: false, publishDate: null, status: 'Pre Coaching' } as const

const button = (name: string) => screen.findByRole('button', { name })
const QUESTION = 'Anda yakin mengubah Informasi coaching ini?'

test('the form of the add screen is prefilled with the stored coaching', async () => {
  const { container } = await openCoachingDetail({
    ...DRAFT,
    materi: [{ name: 'Peta kerja', fileUrl: 'materi/7.pdf' }],
    moderator: coachOf({ id: '9', type: 'Moderator', name: 'Dewi Lestari' }),
  })
  expect(await topicField()).toHaveValue('Pengukuhan kawasan hutan dan penataan batas')
  expect(screen.getByRole('textbox', { name: 'ID' })).toHaveValue('KHT-2026-014')
  expect(screen.getByRole('combobox', { name: 'Kategori' })).toHaveValue('3')
  expect(screen.getByRole('textbox', { name: /^Tanggal Meeting/ })).toHaveValue(
    '25/08/2026',
  )
  expect(screen.getByRole('combobox', { name: /^Pukul/ })).toHaveValue('09:00')
  expect(screen.getByRole('combobox', { name: /^s\/d/ })).toHaveValue('11:00')
  expect(screen.getByRole('textbox', { name: 'Total Peserta' })).toHaveValue('40')
  const name = (group: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('textbox', {
      name: 'Nama',
    })
  expect(name('Coach 1')).toHaveValue('Dr. Ir. Siti Rahma, S.Hut., M.Si.')
  expect(name('Moderator')).toHaveValue('Dewi Lestari')
  expect(
    screen.getByRole('link', { name: 'Peta kerja.pdf', hidden: true }),
  ).toHaveAttribute('href', '/e-coaching/files/materi/7.pdf')
  await screen.findByRole('option', { name: 'Budi Santoso' })
  expect(await axe(container)).toHaveNoViolations()
})

test.each([
  ['2026-08-24T08:00:00+07:00', {}, false],
  ['2026-08-26T08:00:00+07:00', { canEdit: false, canCancel: false }, true],
])(
  'at %s the topic is the heading, and that it is over is said once: %j',
  async (now, rights, isOver) => {
    freezeDate(now)
    await openCoachingDetail(rights)
    const name = 'Pengukuhan kawasan hutan dan penataan batas'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.getByText(/^Tinjau Coaching ·/)).toHaveTextContent('KHT-2026-014')
    expect(screen.queryAllByText(/^Coaching ini sudah selesai: datanya/)).toHaveLength(
      isOver ? 1 : 0,
    )
    // what helps to fill in says nothing where nothing can be
    for (const help of [/^Perbandingan terbaik 4:3/, /boleh kosong/, /^PDF, Word, Excel/])
      expect(screen.queryAllByText(help)).toHaveLength(isOver ? 0 : 1)
  },
)

test('while unpublished there are only the tabs Coach and Materi, and a checklist', async () => {
  await openCoachingDetail({ ...DRAFT, flyer: '' })
  await topicField()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Coach',
    'Materi',
  ])
  const list = within(screen.getByRole('region', { name: 'Kelengkapan untuk tayang' }))
  expect(list.getByText('6 dari 7')).toBeVisible()
  const items = list.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toContain('Belum: Flyer')
  expect(items).toContain('Sudah: Topik')
  expect(items).toContain('Sudah: Tanggal meeting setelah hari ini, atau belum ditentukan')
})

test('what can be changed no more is not asked to be completed', async () => {
  freezeDate('2026-08-26T08:00:00+07:00')
  await openCoachingDetail({ ...DRAFT, canEdit: false, canCancel: false })
  await topicField()
  expect(screen.queryByRole('region', { name: 'Kelengkapan untuk tayang' })).toBeNull()
})

test('the checklist names a meeting day that is too near for publishing', async () => {
  freezeDate('2026-08-25T07:00:00+07:00')
  await openCoachingDetail(DRAFT)
  await topicField()
  const list = screen.getByRole('region', { name: 'Kelengkapan untuk tayang' })
  expect(list).toHaveTextContent('6 dari 7')
  expect(list).toHaveTextContent('Belum: Tanggal meeting setelah hari ini')
})

test("once published: extra tabs and 'Coaching sudah tayang sejak {date time}'", async () => {
  await openCoachingDetail({ publishDate: '2026-08-05T10:30:00+07:00' })
  expect(
    await screen.findByText('Coaching sudah tayang sejak 05 Agustus 2026 10:30'),
  ).toBeVisible()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Coach',
    'Materi',
    'Peserta dan Pertanyaan',
    'Pre Test',
    'Post Test',
    'Zoom Meeting',
    'Sertifikat',
    'Rekap',
  ])
})

test('an extra tab works beside unsaved changes and does not lose them', async () => {
  const { user, requestsTo } = await openCoachingDetail({}, [
    mockApi(api.adminCoaching.preTest, { soal: null, jawaban: null, users: [] }),
  ])
  await user.type(await topicField(), ' tahap dua')
  expect(requestsTo(api.adminCoaching.preTest)).toHaveLength(0)
  await user.click(screen.getByRole('tab', { name: 'Pre Test' }))
  expect(location.hash).toBe('#/admin/coaching/14?tab=pre-test')
  await waitFor(() => expect(requestsTo(api.adminCoaching.preTest)).toHaveLength(1))
  expect((await screen.findAllByText('Belum ada'))[0]).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Topik' })).toBeNull()
  await user.click(await button('Data coaching'))
  expect(await topicField()).toHaveDisplayValue(/tahap dua$/)
  await user.click(screen.getByRole('tab', { name: 'Coach' }))
  expect(await topicField()).toHaveDisplayValue(/tahap dua$/)
})

test("back asks 'Anda yakin ingin kembali ke halaman sebelumnya?' only with unsaved changes", async () => {
  const { user } = await openCoachingDetail(DRAFT)
  await user.type(await topicField(), ' baru')
  await user.click(await button('Kembali'))
  const question = await stillDialog('Anda yakin ingin kembali ke halaman sebelumnya?')
  await user.click(question.getByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await topicField()).toHaveDisplayValue(/ baru$/)
  await user.click(await button('Kembali'))
  await user.click(await button('Ya'))
  expect(await screen.findByRole('heading', { name: 'DATA COACHING' })).toBeVisible()
})

test('back without changes goes back at once', async () => {
  const { user } = await openCoachingDetail(DRAFT)
  await user.click(await button('Kembali'))
  expect(await screen.findByRole('heading', { name: 'DATA COACHING' })).toBeVisible()
})

test("Update of an unpublished one asks, sends PATCH and says 'Data anda berhasil diupdate'", async () => {
  const { user, requestsTo, answerWith } = await openCoachingDetail(DRAFT)
  const coach = within(await screen.findByRole('group', { name: 'Coach 2' }))
  for (const field of ['Nama', 'Jabatan', 'Instansi'])
    await user.type(coach.getByRole('textbox', { name: field }), 'X')
  await user.click(await button('Update'))
  const question = await stillDialog(QUESTION)
  expect(question.queryByText('Coaching ini sedang tayang!')).not.toBeInTheDocument()
  expect(question.queryByRole('button', { name: 'Ya, dengan notifikasi' })).toBeNull()
  const second = coachOf({ id: '22', type: 'Coach 2', name: 'X' })
  answerWith(
    mockApi(
      api.adminCoaching.get,
      adminCoachingOf({ ...DRAFT, coaches: [coachOf(), second] }),
    ),
  )
  await user.click(question.getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
  const [first] = requestsTo(api.adminCoaching.update)
  expect(first).toMatchObject({
    method: 'PATCH',
    params: { id: '14' },
    body: {
      coaches: [
        { id: '1', type: 'Coach 1' },
        { type: 'Coach 2', name: 'X' },
      ],
    },
  })
  // what was not changed is nobody's to put back
  expect(Object.keys(Object(first?.body))).toEqual(['coaches'])
  // the next update knows the new coach by its id
  await user.type(coach.getByRole('textbox', { name: 'Nama' }), 'Y')
  await user.click(await button('Update'))
  await user.click((await stillDialog(QUESTION)).getByRole('button', { name: 'Ya' }))
  await waitFor(() => expect(requestsTo(api.adminCoaching.update)).toHaveLength(2))
  expect(requestsTo(api.adminCoaching.update)[1]?.body).toMatchObject({
    coaches: [{ id: '1' }, { id: '22', type: 'Coach 2', name: 'XY' }],
  })
})

test('declining the update sends nothing and keeps what was typed as unsaved', async () => {
  const { user, requestsTo } = await openCoachingDetail(DRAFT)
  await user.type(await topicField(), ' baru')
  await user.click(await button('Update'))
  await user.click((await stillDialog(QUESTION)).getByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await topicField()).toHaveDisplayValue(/ baru$/)
  expect(requestsTo(api.adminCoaching.update)).toHaveLength(0)
  await user.click(await button('Kembali'))
  await stillDialog('Anda yakin ingin kembali ke halaman sebelumnya?')
})

test('a failed update leaves the form as it was; the red banner shows', async () => {
  const { user } = await openCoachingDetail(DRAFT, [
    mockApi(
      api.adminCoaching.update,
      problem(409, 'Coaching ini tidak dapat diubah lagi.'),
    ),
  ])
  await user.type(await topicField(), ' baru')
  await user.click(await button('Update'))
  await user.click((await stillDialog(QUESTION)).getByRole('button', { name: 'Ya' }))
  expect(await screen.findByText('Coaching ini tidak dapat diubah lagi.')).toBeVisible()
  expect(screen.queryByText('Data anda berhasil diupdate')).not.toBeInTheDocument()
  expect(await topicField()).toHaveDisplayValue(/ baru$/)
})

test('a coaching that is not there says so, and is not asked for again', async () => {
  await openCoachingDetail({}, [
    mockApi(api.adminCoaching.get, problem(404, 'Coaching tidak ditemukan')),
  ])
  expect(await screen.findByText('Coaching tidak ditemukan')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument()
})

test('a coaching that cannot be read leaves the screen its heading, and a way to ask again', async () => {
  await openCoachingDetail({}, [
    mockApi(api.adminCoaching.get, problem(500, 'Gangguan pada server')),
  ])
  expect(await button('Coba lagi')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Tinjau Coaching' })).toBeVisible()
  expect(screen.getByText('Gangguan pada server')).toBeVisible()
})
