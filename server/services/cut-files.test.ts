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
  ['with what some programs leave behind it', 900],
])('a whole one is taken %s', async (_, more) => {
  const bytes = Buffer.concat([WHOLE, Buffer.alloc(more)])
  const { extension } = await inspectFile('certificate', { name: 'a.pdf', bytes })
  expect(extension).toBe('pdf')
})
