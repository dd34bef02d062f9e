import { downloadName, extensionOf } from './download-name.ts'

test.each([
  ['Modul tata batas', 'materi/8f2c.pdf', 'Modul tata batas.pdf'],
  ['Modul tata batas.pdf', 'materi/8f2c.pdf', 'Modul tata batas.pdf'],
  ['Paparan v2.1', 'https://cdn.test/a/b.PPTX?v=3#hal', 'Paparan v2.1.PPTX'],
  ['Surat: 12/KHT "final"', 'a.docx', 'Surat 12 KHT final.docx'],
  ['Peta', 'file-tanpa-akhiran', 'Peta'],
  ['???', 'foto.jpg', 'file.jpg'],
  ['Catatan.', 'catatan.png', 'Catatan.png'],
])(
  "'saved under the material name with the same extension': %s from %s is %s",
  (name, fileUrl, expected) => {
    expect(downloadName(name, fileUrl)).toBe(expected)
  },
)

test.each([
  ['latar.png', '.png'],
  ['folder.v2/latar', ''],
  ['latar.png?token=a.b', '.png'],
])('the extension of %s is %j', (fileUrl, expected) => {
  expect(extensionOf(fileUrl)).toBe(expected)
})
