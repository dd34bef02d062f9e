import { screen, waitFor } from '@testing-library/react'
import { openCoachingTab } from '@/app/_shell/testing/admin-coaching'
import { api } from '@/lib/contract'
import type { PreTestOverview } from '@/lib/entities/test'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'
import { stillDialog } from '@/lib/testing/until-still'
import { keyFile, questionFile } from '@/lib/testing/workbook'

/** A server that takes a file over those alone that its sender has seen. */
async function open(first: Partial<PreTestOverview> = {}) {
  let changes = 1
  let held: PreTestOverview = { soal: null, jawaban: null, users: [], version: 'v1' }
  const change = (part: Partial<PreTestOverview>) => {
    changes += 1
    held = { ...held, ...part, version: `v${changes}` }
  }
  change(first)
  const take = (part: 'soal' | 'jawaban') =>
    [
      part === 'soal'
        ? api.adminMeeting.uploadPreTestQuestions
        : api.adminMeeting.uploadPreTestKey,
      ({ file, headers }: { file: File | null; headers: Headers }) => {
        const wanted = headers.get('if-match')
        if (wanted !== `"${held.version}"`)
          return { refusal: { ...problem(412, 'Sudah berubah.').refusal, present: held } }
        change({ [part]: file?.name })
        return { fileName: file?.name ?? '', filePath: `test/${changes}.xlsx`, jumlah: 2 }
      },
    ] as const
  const view = await openCoachingTab('pre-test', [
    mockApi(api.adminCoaching.preTest, () => held),
    mockApi(...take('soal')),
    mockApi(...take('jawaban')),
  ])
  await screen.findAllByText(held.soal ?? 'Belum ada')
  const choose = async (what: string, file: File) => {
    const field = await screen.findByLabelText(new RegExp(`Unggah ${what}$`))
    await view.user.upload(field, file)
    return stillDialog(`Periksa ${what}`)
  }
  return {
    ...{ ...view, held: () => held, change },
    chooseQuestions: (file: File) => choose('file soal Pre Test', file),
    chooseKey: (file: File) => choose('kunci jawaban Pre Test', file),
  }
}

beforeEach(() => freezeDate('2026-08-24T09:00:00+07:00'))

const NEW = ', yang baru diunggah setelah halaman ini dibuka'

test('before questions are sent it is told which they replace, also where another admin has just sent them', async () => {
  const { user, change, held, chooseQuestions } = await open()
  change({ soal: 'punya-lain.xlsx', jawaban: 'kunci-lain.xlsx' })
  const shown = await chooseQuestions(questionFile(2, 'soal.xls'))
  expect(screen.getByRole('dialog')).toHaveTextContent(
    `Menggantikan punya-lain.xlsx${NEW}.`,
  )
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Kunci jawaban yang sekarang tidak berlaku',
  )
  await user.click(shown.getByRole('button', { name: 'Unggah' }))
  await waitFor(() => expect(held().soal).toBe('soal.xls'))
})

test('questions that another admin sends while a file is looked at stay, and are named; another look may replace them', async () => {
  const { user, change, held, chooseQuestions } = await open({ soal: 'lama.xlsx' })
  const shown = await chooseQuestions(questionFile(2, 'soal.xls'))
  expect(screen.getByRole('dialog')).toHaveTextContent('Menggantikan lama.xlsx.')
  change({ soal: 'punya-lain.xlsx' })
  await user.click(shown.getByRole('button', { name: 'Unggah' }))
  expect(
    await screen.findByText(
      'File Pre Test sudah diubah sejak Anda membukanya, menjadi “punya-lain.xlsx”. File Anda belum diunggah. Periksa dahulu, lalu unggah lagi bila tetap harus menggantikannya.',
    ),
  ).toBeVisible()
  expect(held().soal).toBe('punya-lain.xlsx')
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  const again = await stillDialog('Periksa file soal Pre Test')
  expect(screen.getByRole('dialog')).toHaveTextContent('Menggantikan punya-lain.xlsx.')
  await user.click(again.getByRole('button', { name: 'Unggah' }))
  await waitFor(() => expect(held().soal).toBe('soal.xls'))
})

test('a key is not put to questions that another admin has sent while it was looked at', async () => {
  const { user, change, held, chooseKey } = await open({ soal: 'lama.xlsx' })
  const shown = await chooseKey(keyFile(2))
  change({ soal: 'punya-lain.xlsx' })
  await user.click(shown.getByRole('button', { name: 'Unggah' }))
  expect(await screen.findByText(/menjadi “punya-lain.xlsx”/)).toBeVisible()
  expect(held().jawaban).toBeNull()
})
