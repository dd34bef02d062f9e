import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { PreTestOverview } from '@/lib/entities/test'
import { adminCoachingOf } from '@/lib/testing/factories'
import { freezeDate } from '@/lib/testing/freeze-date'
import { liveRegions } from '@/lib/testing/live-regions'
import { mockApi, offline } from '@/lib/testing/mock-api'
import { untilStill } from '@/lib/testing/until-still'
import { keyFile, questionFile, workbookFile } from '@/lib/testing/workbook'

const HEADER = ['no', 'soal', 'a', 'b', 'c', 'd']
const stored = (jumlah: number) => ({ fileName: 'a.xlsx', filePath: 'test/a.xlsx', jumlah })

type Overview = Partial<PreTestOverview> | (() => never)

const DONE = Array.from({ length: 3 }, (_, index) => ({
  ...{ id: `u${index}`, name: `Peserta ${index}`, namaInstansi: 'BPKH' },
  ...{ finishPreTest: index < 2, score: 80 },
}))

/** The tab of a coaching with so many stored questions. */
async function open(
  preTestSoal: number,
  jawaban: string | null = null,
  overview: Overview = {},
) {
  const files = { soal: null, jawaban, users: [] }
  const view = await openCoachingTab(
    'pre-test',
    [
      mockApi(
        api.adminCoaching.preTest,
        typeof overview === 'function' ? overview : { ...files, ...overview },
      ),
      mockApi(api.adminMeeting.uploadPreTestQuestions, stored(2)),
      mockApi(api.adminMeeting.uploadPreTestKey, stored(2)),
    ],
    { preTestSoal },
  )
  const choose = async (label: RegExp, file: File) => {
    await view.user.upload(await screen.findByLabelText(label), file)
    await screen.findByRole('dialog')
    await untilStill()
  }
  return {
    ...view,
    chooseQuestions: (file: File) => choose(/Unggah file soal Pre Test$/, file),
    chooseKey: (file: File) => choose(/Unggah kunci jawaban Pre Test$/, file),
  }
}

const dialog = () => screen.getByRole('dialog')
const button = (name: string) => within(dialog()).getByRole('button', { name })
const items = () => within(dialog()).getAllByRole('listitem')
const faults = () =>
  within(within(dialog()).getByRole('list', { name: 'Kesalahan file' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

test('all questions with their options are shown before anything is sent', async () => {
  const { chooseQuestions, requestsTo, user } = await open(0)
  await chooseQuestions(questionFile(2, 'soal.xls'))
  expect(dialog()).toHaveAccessibleName('Periksa file soal Pre Test')
  expect(dialog()).toHaveAccessibleDescription('soal.xls · 2 soal terbaca')
  expect(items()).toHaveLength(2)
  expect(items()[1]).toHaveTextContent('Soal 2. Pertanyaan 2?')
  for (const letter of ['A', 'B', 'C', 'D'])
    expect(items()[1]).toHaveTextContent(`${letter}.pilihan ${letter}2`)
  expect(await axe(dialog())).toHaveNoViolations()
  await user.click(button('Batal'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requestsTo(api.adminMeeting.uploadPreTestQuestions)).toEqual([])
})

test("every fault is named with its cell ('Sel C5: …'), and a faulty file cannot be sent", async () => {
  const { chooseQuestions, requestsTo, user } = await open(0)
  await chooseQuestions(
    workbookFile(
      [
        HEADER,
        [1, 'Satu?', 'a', 'b', 'c', 'd'],
        [1, 'Dua?', 'a', 'b', 'c', 'd'],
        [3, '', 'a', 'b', 'c', 'd'],
        [4, 'Empat?', '', 'b', 'c', 'd'],
      ],
      'soal.xlsx',
    ),
  )
  expect(faults()).toEqual([
    'Sel A3: nomor 1 sudah ada di baris 2',
    'Sel B4: soal kosong',
    'Sel C5: pilihan A kosong',
  ])
  expect(button('Unggah')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Unggah')).toHaveAccessibleDescription('File ini masih berisi kesalahan.')
  await user.click(button('Unggah'))
  await user.click(button('Batal'))
  expect(requestsTo(api.adminMeeting.uploadPreTestQuestions)).toEqual([])
})

test('options that are no text in Excel are told with what was read; the file can be sent', async () => {
  const { chooseQuestions } = await open(0)
  const row = [1, 'Berapa?', 0.3, true, '30%', 'Tidak ada']
  await chooseQuestions(workbookFile([HEADER, row], 'soal.xlsx'))
  const list = within(dialog()).getByRole('list', { name: 'Sel bukan teks' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Sel C2: bukan teks di Excel; terbaca “0.3”',
    'Sel D2: bukan teks di Excel; terbaca “TRUE”',
  ])
  expect(button('Unggah')).not.toHaveAttribute('aria-disabled')
})

test('replacing the questions says that their key does not hold any more', async () => {
  const { chooseQuestions } = await open(2, 'kunci.xlsx')
  await chooseQuestions(questionFile(2))
  expect(dialog()).toHaveTextContent(
    'Kunci jawaban yang sekarang tidak berlaku untuk soal baru',
  )
  // told with the name of the file already
  expect(dialog()).not.toHaveTextContent('akan diganti')
})

const UNSCORED = 'siapa pun yang sudah mulai mengerjakannya tidak akan mendapat skor'

test.each<[string, string | null, number | undefined, boolean]>([
  ['have no key', null, 0, true],
  ['have one', 'kunci.xlsx', 0, false],
  ['lie on a server that tells no more', null, undefined, false],
])(
  'before questions are replaced that %s it is told whether who has begun them can be scored',
  async (_, jawaban, scored, isTold) => {
    const { chooseQuestions } = await open(2, jawaban, { users: [], scored })
    await chooseQuestions(questionFile(2))
    if (isTold) expect(dialog()).toHaveTextContent(UNSCORED)
    else expect(dialog()).not.toHaveTextContent(UNSCORED)
  },
)

const KEPT =
  '2 orang sudah menyelesaikan Pre Test. Skor yang sudah dihitung tetap; soal baru berlaku bagi yang belum mulai.'
const ANEW = 'Skor 2 orang yang sudah selesai akan dihitung dengan kunci ini.'
const UNTOLD =
  '2 orang sudah menyelesaikan Pre Test. Belum diketahui apakah skor mereka berubah; periksa setelah mengunggah.'
const UNKNOWN = 'Belum diketahui berapa orang yang sudah menyelesaikan Pre Test.'

test.each<[string, Overview, string, string | null]>([
  ['of these questions', { users: DONE, scored: 2 }, KEPT, ANEW],
  ['of older questions', { users: DONE, scored: 0 }, KEPT, null],
  ['on a server that tells no more', { users: DONE }, UNTOLD, UNTOLD],
  ['as nobody knows yet', offline, UNKNOWN, UNKNOWN],
])(
  'before a file replaces another it is told how many have ended a test %s',
  async (_, overview, ofQuestions, ofKey) => {
    const { chooseQuestions, chooseKey, user } = await open(2, 'kunci.xlsx', overview)
    await chooseQuestions(questionFile(2))
    expect(dialog()).toHaveTextContent(ofQuestions)
    await user.click(button('Batal'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await chooseKey(keyFile(2))
    if (ofKey) expect(dialog()).toHaveTextContent(ofKey)
    else expect(dialog()).not.toHaveTextContent(/orang/)
  },
)

test('the first questions touch nobody', async () => {
  const { chooseQuestions } = await open(0, null, { users: [], scored: 0 })
  await chooseQuestions(questionFile(2))
  expect(dialog()).not.toHaveTextContent(/orang/)
})

const SENT = { soal: 'a.xlsx', jawaban: null, users: [], soalFile: 'test/a.xlsx' }

/** Sends two questions, after which the server has what it tells of. */
async function sendQuestions(view: Awaited<ReturnType<typeof open>>, overview: Overview) {
  const { chooseQuestions, user, answerWith } = view
  await chooseQuestions(questionFile(2))
  await user.click(button('Unggah'))
  await screen.findByText('Data berhasil disimpan: 2 soal')
  answerWith(mockApi(api.adminCoaching.preTest, { ...SENT, ...overview }))
}

test('after the questions were sent, the key shows the option that each answer stands for', async () => {
  const view = await open(0)
  const { chooseKey, user, requestsTo } = view
  await sendQuestions(view, {})
  await chooseKey(keyFile(2))
  expect(items()[1]).toHaveTextContent('Soal 2B. pilihan B2Pertanyaan 2?')
  await user.click(button('Unggah'))
  await screen.findByText('Data berhasil disimpan: 2 jawaban')
  expect(requestsTo(api.adminMeeting.uploadPreTestKey)).toHaveLength(1)
})

test.each([
  ['another admin has replaced them with as many', 'test/b.xlsx'],
  ['the server does not tell which they are', undefined],
])('where %s, the key is shown beside none of them', async (_, soalFile) => {
  const view = await open(2)
  await sendQuestions(view, { soalFile })
  await view.chooseKey(keyFile(2))
  expect(items()[1]).toHaveTextContent(/^Soal 2B$/)
  expect(within(dialog()).getByLabelText('Cocokkan dengan file soal')).toBeVisible()
})

test('how many questions are stored is told as it is when the key is chosen', async () => {
  const { chooseKey, answerWith } = await open(2)
  answerWith(mockApi(api.adminCoaching.get, adminCoachingOf({ id: '14', preTestSoal: 5 })))
  await chooseKey(keyFile(2))
  expect(dialog()).toHaveTextContent(
    'Soal yang tersimpan berjumlah 5, sedangkan kunci ini berisi 2 jawaban.',
  )
})

test('a server that does not tell how many it has read is not quoted with a number', async () => {
  const { chooseQuestions, user, answerWith } = await open(0)
  await chooseQuestions(questionFile(2))
  answerWith(mockApi(api.adminMeeting.uploadPreTestQuestions, null as never))
  await user.click(button('Unggah'))
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible()
})

test.each<[string, unknown[][], string]>([
  ['outside A to D', [[1, 'E']], "Sel B2: jawaban 'E' bukan A, B, C, atau D"],
  ['without an answer', [[1, '']], 'Sel B2: jawaban kosong'],
])('a key %s cannot be sent', async (_, rows, fault) => {
  const { chooseKey } = await open(1)
  await chooseKey(workbookFile([['no', 'jawaban'], ...rows], 'kunci.xlsx'))
  expect(faults()).toEqual([fault])
  expect(button('Unggah')).toHaveAttribute('aria-disabled', 'true')
})

test('a key of another number of answers than questions is warned of', async () => {
  const { chooseKey } = await open(10)
  await chooseKey(keyFile(8))
  expect(dialog()).toHaveTextContent(
    'Soal yang tersimpan berjumlah 10, sedangkan kunci ini berisi 8 jawaban.',
  )
  expect(button('Unggah')).not.toHaveAttribute('aria-disabled')
})

test('a key is matched with a question file that is chosen beside it', async () => {
  const { chooseKey, user } = await open(3)
  await chooseKey(keyFile(3))
  const match = within(dialog()).getByLabelText('Cocokkan dengan file soal')
  const regions = liveRegions()
  const told = async (words: RegExp) =>
    regions.tell(await within(dialog()).findByText(words))
  await user.upload(match, workbookFile([['soal']], 'salah.xlsx'))
  expect(await told(/^File ditolak seluruhnya/)).toBe(true)
  await user.upload(match, questionFile(2))
  expect(await told(/^Dicocokkan dengan soal.xlsx: 1 kesalahan ditemukan\.$/)).toBe(true)
  expect(faults()).toEqual(['Sel A4: tidak ada soal nomor 3'])
  expect(button('Unggah')).toHaveAttribute('aria-disabled', 'true')
  await user.upload(match, questionFile(3))
  expect(await told(/^Dicocokkan dengan soal.xlsx\.$/)).toBe(true)
  expect(match).toHaveFocus()
  expect(button('Unggah')).not.toHaveAttribute('aria-disabled')
})
