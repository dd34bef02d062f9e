import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { chapterSevenMocks, resultOf, shellMocks } from '@/app/_shell/testing/shell-mocks'
import { api } from '@/lib/contract'
import type { SurveyCheck, SurveyQuestion } from '@/lib/entities/survey'
import { axeCalmly } from '@/lib/testing/axe-calmly'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, offline, problem } from '@/lib/testing/mock-api'

const ELEMENTS =
  'Persyaratan|Prosedur|Waktu pelayanan|Biaya|Produk layanan|Kompetensi pelaksana|Perilaku pelaksana|Penanganan pengaduan|Sarana dan prasarana'.split(
    '|',
  )
const QUESTIONS: SurveyQuestion[] = ELEMENTS.map((unsur, index) => ({
  id: `q${index + 1}`,
  no: index + 1,
  unsur,
  pertanyaan: `Bagaimana pendapat Anda tentang ${unsur.toLowerCase()}?`,
  pilihan: ['Tidak baik', 'Kurang baik', 'Baik', 'Sangat baik'],
}))
const OPEN: Partial<SurveyCheck> = { eligible: true, questions: QUESTIONS }

const open = (survey: Partial<SurveyCheck>) =>
  renderScreen('proses-coaching/survei-kepuasan', {
    params: { id: '14' },
    as: 'user',
    api: [
      ...shellMocks({ survey, postTest: resultOf() }),
      mockApi(api.survey.submit, null),
    ],
  })

type User = Awaited<ReturnType<typeof open>>['user']

async function rateAll(user: User, questions = ELEMENTS) {
  for (const [index, unsur] of questions.entries()) {
    const group = await screen.findByRole('group', { name: new RegExp(`\\. ${unsur}$`) })
    const word = index % 2 === 0 ? '3 · Baik' : '4 · Sangat baik'
    await user.click(within(group).getByRole('radio', { name: word }))
  }
}
const send = () => screen.getByRole('button', { name: 'Kirim survei' })

test('asks nine elements on a scale of 1 to 4 and a free suggestion', async () => {
  const { container } = await open(OPEN)
  const groups = await screen.findAllByRole('group')
  expect(groups).toHaveLength(9)
  for (const group of groups) {
    expect(within(group).getAllByRole('radio')).toHaveLength(4)
  }
  expect(
    screen.getByRole('textbox', { name: 'Saran untuk perbaikan layanan (opsional)' }),
  ).toBeVisible()
  expect(screen.getByText('0 dari 9 unsur dinilai')).toBeVisible()
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test('sends every rating with the suggestion and then says that it is done', async () => {
  const { user, requestsTo, answerWith } = await open(OPEN)
  await rateAll(user)
  await user.type(screen.getByRole('textbox'), ' Lanjutkan ')
  expect(screen.getByText('9 dari 9 unsur dinilai')).toBeVisible()
  answerWith(...shellMocks({ survey: { ...OPEN, done: true }, postTest: resultOf() }))
  await user.click(send())
  expect(await screen.findByText('Survei sudah diisi')).toBeVisible()
  expect(requestsTo(api.survey.submit)).toMatchObject([
    {
      params: { id: '14' },
      body: {
        saran: 'Lanjutkan',
        answers: QUESTIONS.map(({ id }, index) => ({
          questionId: id,
          nilai: index % 2 === 0 ? 3 : 4,
        })),
      },
    },
  ])
  expect(screen.getByText('Terima kasih, survei Anda sudah tersimpan')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lanjut: Sertifikat' })).toHaveAttribute(
    'href',
    '#/proses-coaching/14/sertifikat',
  )
})

test('an element without rating is named and nothing is sent', async () => {
  const { user, requestsTo, container } = await open(OPEN)
  await rateAll(user, ELEMENTS.slice(0, 8))
  await user.click(send())
  expect(await screen.findByText('Ada 1 isian yang perlu diperbaiki')).toBeVisible()
  expect(
    screen.getByRole('group', { name: '9. Sarana dan prasarana' }),
  ).toHaveAccessibleDescription(/Pilih penilaian 1 sampai 4/)
  expect(
    screen.getByRole('button', {
      name: '9. Sarana dan prasarana: Pilih penilaian 1 sampai 4',
    }),
  ).toBeVisible()
  expect(requestsTo(api.survey.submit)).toHaveLength(0)
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test('keeps the ratings when sending fails', async () => {
  const { user, answerWith } = await open(OPEN)
  await rateAll(user)
  answerWith(mockApi(api.survey.submit, problem(409, 'Survei belum dibuka.')))
  await user.click(send())
  expect(await screen.findByText('Survei belum dibuka.')).toBeVisible()
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(9)
})

test('asks before the screen is left with ratings that were not sent', async () => {
  const { user } = await open(OPEN)
  await rateAll(user, ELEMENTS.slice(0, 1))
  await user.click(screen.getByRole('link', { name: /^Sertifikat/ }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Anda yakin ingin kembali ke halaman sebelumnya?',
  })
  await user.click(within(dialog).getByRole('button', { name: 'Tidak' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
})

test('is locked until the post-test was done', async () => {
  freezeDate('2026-08-25T12:00:00+07:00')
  const { container, requestsTo } = await renderScreen('proses-coaching/survei-kepuasan', {
    params: { id: '14' },
    as: 'user',
    api: shellMocks(),
  })
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Survei belum dibuka')).toBeVisible()
  expect(main.getByText('Survei dibuka setelah Post Test selesai.')).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(requestsTo(api.survey.check)).toEqual([])
  expect(await axeCalmly(container)).toHaveNoViolations()
})

test('says that it stays closed once the post-test was missed', async () => {
  freezeDate('2026-08-25T21:00:00+07:00')
  await renderScreen('proses-coaching/survei-kepuasan', {
    params: { id: '14' },
    as: 'user',
    api: shellMocks(),
  })
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Survei tidak dibuka lagi')).toBeVisible()
  expect(
    main.getByText('Survei hanya untuk peserta yang menyelesaikan Post Test.'),
  ).toBeVisible()
})

test('links to an outside form where the check answers a url', async () => {
  await open({ ...OPEN, url: 'https://survei.test/ikm' })
  const link = await screen.findByRole('link', { name: 'Isi survei' })
  expect(link).toHaveAttribute('href', 'https://survei.test/ikm')
  expect(screen.getByText(/terbuka di tab baru/)).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test.each<[string, object, string]>([
  ['eligible', {}, 'Survei belum dibuka'],
  ['questions', { eligible: true }, 'Survei belum tersedia'],
])('a field that the check leaves out means not yet: %s', async (_, check, title) => {
  freezeDate('2026-08-25T12:00:00+07:00')
  await renderScreen('proses-coaching/survei-kepuasan', {
    params: { id: '14' },
    as: 'user',
    api: [...chapterSevenMocks(), mockApi(api.survey.check, check as never)],
  })
  expect(await screen.findByText(title)).toBeVisible()
})

test('a failed check is told and tried again', async () => {
  const { user, answerWith } = await renderScreen('proses-coaching/survei-kepuasan', {
    params: { id: '14' },
    as: 'user',
    api: [...shellMocks({ postTest: resultOf() }), mockApi(api.survey.check, offline)],
  })
  expect(await screen.findByText('Survei tidak dapat dimuat')).toBeVisible()
  answerWith(...shellMocks({ survey: { done: true } }))
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Survei sudah diisi')).toBeVisible()
})
