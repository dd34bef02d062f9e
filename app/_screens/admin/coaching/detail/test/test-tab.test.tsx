import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { PreTestOverview, PreTestUserRow } from '@/lib/entities/test'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { type Mock, mockApi, offline, problem } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'
import { keyFile, questionFile } from '@/lib/testing/workbook'

const DONE: PreTestUserRow = {
  id: 'u1-peserta',
  name: 'Siti Rahma',
  namaInstansi: 'BPKH Wilayah XI',
  finishPreTest: true,
  score: 86.6667,
}
const NOT_DONE: PreTestUserRow = {
  ...DONE,
  id: 'u2',
  name: 'Suharto',
  finishPreTest: false,
  score: '-',
}
const TYPE_ERROR = 'File harus berupa Excel dengan format .xls atau .xlsx'
const stored = (fileName: string, jumlah: number) => ({
  fileName,
  filePath: `test/${fileName}`,
  jumlah,
})

const open = (
  overview: Partial<PreTestOverview> = {},
  more: Mock[] = [],
  changes: Parameters<typeof adminCoachingOf>[0] = {},
) =>
  openCoachingTab(
    'pre-test',
    [
      mockApi(api.adminCoaching.preTest, {
        soal: null,
        jawaban: null,
        users: [DONE, NOT_DONE],
        ...overview,
      }),
      ...more,
    ],
    changes,
  )

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const picker = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`${name}$`))
/** Sends the file that the open preview shows. */
const agree = async (user: UserEvent) => {
  const send = await screen.findByRole('button', { name: 'Unggah' })
  await untilStill()
  await user.click(send)
}
/** A file dropped on the input, whatever its `accept` says. */
const choose = (input: HTMLElement, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(input, file)
const tile = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  const card = heading.closest('section')
  if (!card) throw new Error(`no card around ${title}`)
  return card
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test("'The table has No, ID, Nama, Instansi, a done icon, and Skor'", async () => {
  const { container } = await open()
  await screen.findByText('Siti Rahma')
  const table = screen.getByRole('table', { name: 'Hasil Pre Test' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual([
    'No',
    'ID',
    'Nama',
    'Instansi',
    'Selesai',
    'Skor',
  ])
  const cells = within(rowOf('Siti Rahma')).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual([
    '1',
    'u1-peserta',
    'BPKH Wilayah XI',
    'Sudah',
    '86.67 / 100',
  ])
  expect(await axe(container)).toHaveNoViolations()
})

test("'Skor shown as score with two decimals / 100 or -'; the icon tells who finished", async () => {
  await open()
  await screen.findByText('Suharto')
  const cells = within(rowOf('Suharto')).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent).slice(3)).toEqual(['Belum', '-'])
})

test("'A count x dari y orang finished'", async () => {
  await open()
  const bar = await screen.findByRole('progressbar', { name: /Selesai mengerjakan/ })
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '1 dari 2 orang'))
  expect(screen.getByText('1 dari 2 orang')).toBeVisible()
})

test("'each showing its file name or Belum ada'", async () => {
  await open({ soal: 'soal pre test.xlsx' })
  const questions = await tile('File soal Pre Test')
  await waitFor(() => expect(questions).toHaveTextContent('soal pre test.xlsx'))
  expect(await tile('Kunci jawaban Pre Test')).toHaveTextContent('Belum ada')
})

test.each([
  [
    'Unggah file soal Pre Test',
    api.adminMeeting.uploadPreTestQuestions,
    questionFile(10, 'a.xlsx'),
    'Data berhasil disimpan: 10 soal',
  ],
  [
    'Unggah kunci jawaban Pre Test',
    api.adminMeeting.uploadPreTestKey,
    keyFile(10, 'a.xlsx'),
    'Data berhasil disimpan: 10 jawaban',
  ],
])(
  '%s sends the file, says what was stored and shows its name',
  async (label, call, chosen, said) => {
    const { user, requestsTo, answerWith } = await open({}, [
      mockApi(call, ({ file }) => stored(file?.name ?? '', 10)),
    ])
    answerWith(
      mockApi(api.adminCoaching.preTest, { soal: 'a.xlsx', jawaban: 'a.xlsx', users: [] }),
    )
    await user.upload(await picker(label), chosen)
    await agree(user)
    expect(await screen.findByText(said)).toBeVisible()
    expect(requestsTo(call)[0]?.params).toEqual({ id: '14' })
    expect(requestsTo(call)[0]?.file?.name).toBe('a.xlsx')
    expect(await screen.findAllByText('a.xlsx')).toHaveLength(2)
  },
)

test('the Post Test tab sends its files to the calls of the post-test', async () => {
  const { finishPreTest: _, ...person } = DONE
  const { user, requestsTo } = await openCoachingTab('post-test', [
    mockApi(api.adminCoaching.postTest, {
      soal: null,
      jawaban: null,
      users: [{ ...person, finishPostTest: true }],
    }),
    mockApi(api.adminMeeting.uploadPostTestQuestions, stored('b.xls', 5)),
    mockApi(api.adminMeeting.uploadPostTestKey, stored('k.xls', 5)),
  ])
  expect(await screen.findByText('1 dari 1 orang')).toBeVisible()
  await user.upload(await picker('Unggah file soal Post Test'), questionFile(5, 'b.xls'))
  await agree(user)
  expect(await screen.findByText('Data berhasil disimpan: 5 soal')).toBeVisible()
  await user.upload(await picker('Unggah kunci jawaban Post Test'), keyFile(5, 'k.xls'))
  await agree(user)
  expect(await screen.findByText('Data berhasil disimpan: 5 jawaban')).toBeVisible()
  expect(requestsTo(api.adminMeeting.uploadPostTestQuestions)).toHaveLength(1)
  expect(requestsTo(api.adminMeeting.uploadPostTestKey)).toHaveLength(1)
})

test.each([
  ['Unggah file soal Pre Test', 'soal.pdf'],
  ['Unggah kunci jawaban Pre Test', 'kunci.csv'],
])(
  "%s refuses %s: 'File harus berupa Excel dengan format .xls atau .xlsx'",
  async (label, name) => {
    const { requests } = await open()
    const input = await picker(label)
    await choose(input, new File(['x'], name))
    await waitFor(() => expect(input).toHaveAccessibleDescription(TYPE_ERROR))
    expect(input).toBeInvalid()
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  },
)

test.each(['soal.xls', 'SOAL.XLSX'])('%s is taken', async (name) => {
  const { user, requestsTo } = await open({}, [
    mockApi(api.adminMeeting.uploadPreTestQuestions, stored(name, 3)),
  ])
  await choose(await picker('Unggah file soal Pre Test'), questionFile(3, name))
  await agree(user)
  expect(await screen.findByText('Data berhasil disimpan: 3 soal')).toBeVisible()
  expect(requestsTo(api.adminMeeting.uploadPreTestQuestions)).toHaveLength(1)
})

test('a file that the server finds faulty is refused with the reason of each fault (decision 57)', async () => {
  const faults = 'File ditolak seluruhnya. B3: soal kosong; C4: pilihan A kosong.'
  const { user } = await open({}, [
    mockApi(
      api.adminMeeting.uploadPreTestQuestions,
      problem(400, faults, { file: faults }),
    ),
  ])
  await choose(await picker('Unggah file soal Pre Test'), questionFile(2))
  await agree(user)
  await screen.findByText(faults)
  expect(await picker('Unggah file soal Pre Test')).toHaveAccessibleDescription(faults)
  expect(await tile('File soal Pre Test')).toHaveTextContent('Belum ada')
})

test("'Upload buttons show a spinner while uploading', and none after", async () => {
  const { promise: held, resolve: finish } = Promise.withResolvers<void>()
  const { user } = await open({}, [
    mockApi(api.adminMeeting.uploadPreTestQuestions, async () => {
      await held
      return stored('soal.xlsx', 10)
    }),
  ])
  await user.upload(await picker('Unggah file soal Pre Test'), questionFile(10))
  await agree(user)
  const card = await tile('File soal Pre Test')
  expect(await within(card).findByRole('progressbar')).toBeInTheDocument()
  expect(card.querySelector('.animate-putar')).toBeInTheDocument()
  await act(async () => finish())
  await screen.findByText('Data berhasil disimpan: 10 soal')
  expect(card.querySelector('.animate-putar')).toBeNull()
})

test('the durations are edited in the test tabs (decision 56)', async () => {
  const { user, requestsTo } = await open({}, [
    mockApi(api.adminCoaching.update, adminCoachingOf({ preTestDurationMinutes: 45 })),
  ])
  const field = await screen.findByRole('textbox', { name: /^Durasi Pre Test/ })
  expect(field).toHaveValue('30')
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Simpan durasi' }))
  expect(await screen.findAllByText('Durasi diperlukan')).not.toHaveLength(0)
  await user.type(field, '45')
  await user.click(screen.getByRole('button', { name: 'Simpan durasi' }))
  expect(await screen.findByText('Data anda berhasil diupdate')).toBeVisible()
  expect(requestsTo(api.adminCoaching.update).map(({ body }) => body)).toEqual([
    { preTestDurationMinutes: 45 },
  ])
  expect(screen.getByRole('button', { name: 'Simpan durasi' })).toHaveFocus()
})

test('a duration that could not be saved stays typed', async () => {
  const { user } = await open({}, [mockApi(api.adminCoaching.update, offline)])
  const field = await screen.findByRole('textbox', { name: /^Durasi Pre Test/ })
  await user.clear(field)
  await user.type(field, '45')
  await user.click(screen.getByRole('button', { name: 'Simpan durasi' }))
  await screen.findAllByRole('alert')
  expect(field).toHaveValue('45')
})

test('the duration of a finished coaching cannot be changed, and says why', async () => {
  await open({}, [], {
    canEdit: false,
    jamSelesai: '2026-08-24T08:00:00+07:00',
    jamMulai: '2026-08-24T07:30:00+07:00',
    tanggalMeeting: '2026-08-24T00:00:00+07:00',
  })
  const save = await screen.findByRole('button', { name: 'Simpan durasi' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(save).toHaveAccessibleDescription('Coaching ini tidak dapat diubah lagi.')
})
