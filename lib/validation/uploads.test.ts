import { FILE_ACCEPT, type FileKind, fileError, MAX_BYTES } from './uploads.ts'

const PICTURE = 'File harus berupa gambar (jpg, jpeg, png)'
const DOCUMENT = 'File harus berupa PDF, Word, Excel, Powerpoint, JPG, atau PNG'
const SPREADSHEET = 'File harus berupa Excel dengan format .xls atau .xlsx'
const TABLE = 'File harus berupa Excel (.xls atau .xlsx) atau CSV'
const CERTIFICATE = 'File harus berupa JPG, PNG, atau PDF'

describe('§5 File uploads', () => {
  it.each<[FileKind, string, string, string | null]>([
    ['picture', 'a.png', 'image/png', null],
    ['picture', 'foto.HEIC', 'image/heic', null],
    ['picture', 'a.png', 'application/pdf', PICTURE],
    ['picture', 'a.jpg', '', PICTURE],
    ...[
      'a.pdf',
      'a.doc',
      'a.docx',
      'a.xls',
      'a.xlsx',
      'a.ppt',
      'a.PPTX',
      'a.jpg',
      'a.jpeg',
      'a.png',
    ].map((name): [FileKind, string, string, null] => ['document', name, '', null]),
    ['document', 'a.zip', 'application/zip', DOCUMENT],
    ['document', 'a.pdf.exe', 'application/pdf', DOCUMENT],
    ['document', 'tanpa-akhiran', 'application/pdf', DOCUMENT],
    ['spreadsheet', 'soal.xls', '', null],
    ['spreadsheet', 'SOAL.XLSX', 'application/octet-stream', null],
    ['spreadsheet', 'soal.csv', 'application/vnd.ms-excel', SPREADSHEET],
    ['spreadsheet', 'soal.xlsm', '', SPREADSHEET],
    ['table', 'instansi.xlsx', '', null],
    ['table', 'instansi.CSV', 'text/csv', null],
    ['table', 'instansi.txt', 'text/plain', TABLE],
    ['certificate', 'a.pdf', 'application/pdf', null],
    ['certificate', 'a.jpeg', 'image/jpeg', null],
    ['certificate', 'a.png', 'image/png', null],
    ['certificate', 'a.docx', '', CERTIFICATE],
  ])('%s: %s (%p): %p', (kind, name, type, message) => {
    expect(fileError(kind, { name, type })).toBe(message)
  })

  it.each<[FileKind, string, string]>([
    ['picture', 'a.png', 'Ukuran file maksimal 5 MB'],
    ['document', 'a.pdf', 'Ukuran file maksimal 25 MB'],
    ['spreadsheet', 'a.xls', 'Ukuran file maksimal 2 MB'],
    ['certificate', 'a.pdf', 'Ukuran file maksimal 10 MB'],
  ])('a %s has a largest size', (kind, name, message) => {
    const file = { name, type: 'image/png' }
    expect(fileError(kind, { ...file, size: MAX_BYTES[kind] })).toBeNull()
    expect(fileError(kind, { ...file, size: MAX_BYTES[kind] + 1 })).toBe(message)
    expect(fileError(kind, { ...file, size: 0 })).toBe('File kosong')
  })

  it('tells the file dialog what to offer', () => {
    expect(FILE_ACCEPT).toEqual({
      picture: 'image/*',
      document: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.jpg,.jpeg,.png',
      spreadsheet: '.xls,.xlsx',
      table: '.xls,.xlsx,.csv',
      certificate: '.jpg,.jpeg,.png,.pdf',
      template: '.jpg,.jpeg,.png,.pdf',
    })
  })
})
