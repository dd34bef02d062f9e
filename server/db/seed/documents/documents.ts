import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '../content/categories.ts'
import { HANDOUTS } from '../content/handouts.ts'
import { KINDS, questionsOf } from '../rows/questions.ts'
import { type FileContent, type SeedFile, toSeedFile } from '../stored-file.ts'
import { handoutPdf, summaryPdf } from './handout.ts'
import { workbook, XLSX_MIME } from './workbook.ts'

const PDF = { kind: 'document', mime: 'application/pdf', extension: 'pdf' } as const
const XLSX = { mime: XLSX_MIME, extension: 'xlsx' } as const

/** Empty sheet that participants fill in before the meeting. */
const worksheet = (category: CategoryKey) =>
  workbook('Lembar kerja', [
    [`Lembar kerja ${CATEGORIES[category]}`],
    [],
    ['No', 'Lokasi', 'Keadaan saat ini', 'Rencana tindak lanjut', 'Penanggung jawab'],
    ...[1, 2, 3, 4, 5].map((no) => [no]),
  ])

/** The three documents beside the illustration; `name` is what the coaching calls it. */
const materials = (category: CategoryKey): [key: string, content: FileContent][] => {
  const handout = HANDOUTS[category]
  return [
    [
      `materi/${category}/paparan`,
      { ...PDF, originalName: `Paparan ${handout.title}.pdf`, bytes: handoutPdf(handout) },
    ],
    [
      `materi/${category}/ringkasan`,
      {
        ...PDF,
        originalName: `Ringkasan ${handout.title}.pdf`,
        bytes: summaryPdf(handout),
      },
    ],
    [
      `materi/${category}/lembar-kerja`,
      {
        ...XLSX,
        kind: 'document',
        originalName: `Lembar Kerja ${CATEGORIES[category]}.xlsx`,
        bytes: worksheet(category),
      },
    ],
  ]
}

/** Question and key file of both tests (decision 57). */
const testFiles = (category: CategoryKey): [key: string, content: FileContent][] =>
  KINDS.flatMap((kind) => {
    const questions = questionsOf(category, kind)
    const soal = questions.map(({ no, soal: text, options }) => [no, text, ...options])
    const jawaban = questions.map(({ no, rightAnswer }) => [no, rightAnswer])
    const sheet = { ...XLSX, kind: 'spreadsheet' } as const
    return [
      [
        `soal/${category}/${kind}`,
        {
          ...sheet,
          originalName: `soal-${kind}-${category}.xlsx`,
          bytes: workbook('Soal', [['no', 'soal', 'a', 'b', 'c', 'd'], ...soal]),
        },
      ],
      [
        `jawaban/${category}/${kind}`,
        {
          ...sheet,
          originalName: `kunci-${kind}-${category}.xlsx`,
          bytes: workbook('Kunci', [['no', 'jawaban'], ...jawaban]),
        },
      ],
    ] satisfies [string, FileContent][]
  })

const make = (): SeedFile[] =>
  CATEGORY_KEYS.flatMap((category) => [...materials(category), ...testFiles(category)]).map(
    ([key, content]) => toSeedFile(key, content),
  )

let made: SeedFile[] | undefined

/** Materials and test files; made once per process, since none depends on the day. */
export const seedDocuments = (): SeedFile[] => {
  made ??= make()
  return made
}
