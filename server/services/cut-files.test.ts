import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { zipOf } from '../testing/zip.ts'
import { inspectFile } from './inspect-file.ts'

const WHOLE = Buffer.from(`%PDF-1.7\n${'% isi\n'.repeat(500)}startxref\n9\n%%EOF\n`)

test.each(['certificate', 'document', 'template'] as const)(
  'a PDF that was cut off is refused as a %s, and says so',
  async (kind) => {
    const bytes = WHOLE.subarray(0, 2000)
    await expect(inspectFile(kind, { name: 'a.pdf', bytes })).rejects.toThrow(
      'PDF ini tidak lengkap, bagian akhirnya tidak ada. Ambil lagi dari asalnya, lalu unggah lagi',
    )
  },
)

test.each([
  ['as it is', 0],
  ['with what some programs leave behind it', 9000],
  ['with what some programs write before it', 0, '\ufeff\r\n'],
])('a whole one is taken %s', async (_, more, before = '') => {
  const bytes = Buffer.concat([Buffer.from(before), WHOLE, Buffer.alloc(more)])
  const { extension } = await inspectFile('certificate', { name: 'a.pdf', bytes })
  expect(extension).toBe('pdf')
})

describe.each(['certificate', 'document'] as const)('as a %s', (kind) => {
  const told = async (passwords: { userPassword?: string; ownerPassword: string }) => {
    const pdf = await PDFDocument.create()
    pdf.addPage()
    await pdf.encrypt(passwords)
    const bytes = Buffer.from(await pdf.save())
    return inspectFile(kind, { name: 'a.pdf', bytes }).then(
      () => 'taken',
      ({ message }) => message,
    )
  }

  test('a PDF that asks for a password is refused: nobody who gets it could open it', async () => {
    expect(await told({ userPassword: 'rahasia', ownerPassword: 'kantor' })).toBe(
      'File dilindungi password. Simpan tanpa password, lalu unggah lagi',
    )
  })

  test('one that only forbids changes is taken', async () => {
    expect(await told({ ownerPassword: 'kantor' })).toBe('taken')
  })
})

const UNREADABLE =
  'File ini tidak dapat dibaca: mungkin terpotong, rusak, atau isinya berjenis lain. Ambil atau simpan lagi dari asalnya, lalu unggah lagi'
const green = { width: 400, height: 300, channels: 3 as const, background: '#14452d' }
const picture = (format: 'png' | 'jpeg') =>
  sharp({ create: green }).toFormat(format).toBuffer()

describe.each(['picture', 'certificate', 'template', 'document'] as const)(
  'a %s',
  (kind) => {
    const told = (bytes: Buffer) =>
      inspectFile(kind, { name: 'a.png', bytes }).then(
        () => 'taken',
        ({ message }) => message,
      )

    test.each(['png', 'jpeg'] as const)(
      'of which a part is missing is not called another type (%s)',
      async (format) => {
        const bytes = await picture(format)
        expect(await told(bytes)).toBe('taken')
        for (const share of [0.1, 0.5, 0.9])
          expect(await told(bytes.subarray(0, bytes.length * share))).toBe(UNREADABLE)
      },
    )

    test('of too many points is told so, and how many are taken', async () => {
      const create = { ...green, width: 9000, height: 6000 }
      const bytes = await sharp({ create }).png().toBuffer()
      const most = kind === 'template' ? 50 : 25
      expect(await told(bytes)).toBe(
        `Gambar ini 54 megapiksel, maksimal ${most}. Perkecil, lalu unggah lagi`,
      )
    })
  },
)

test.each(['document', 'spreadsheet', 'table'] as const)(
  'an office file that was cut off is not called another type: as a %s',
  async (kind) => {
    const whole = zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<x/>' })
    const bytes = whole.subarray(0, -30)
    await expect(inspectFile(kind, { name: 'a.xlsx', bytes })).rejects.toThrow(UNREADABLE)
  },
)

test('a PDF that cannot be read is no background, and is not called another type', async () => {
  await expect(inspectFile('template', { name: 'a.pdf', bytes: WHOLE })).rejects.toThrow(
    UNREADABLE,
  )
})
