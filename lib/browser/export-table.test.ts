import { read, utils } from '@e965/xlsx'
import { exportName, exportTable, type TableSheet } from '@/lib/browser/export-table'
import { saveBlob } from '@/lib/browser/save-blob'

jest.mock('@/lib/browser/save-blob', () => ({ saveBlob: jest.fn() }))

const SHEET: TableSheet = {
  title: 'Data [peserta]: semua, dengan judul yang panjang sekali',
  header: ['No', 'Nama', 'Whatsapp', 'Skor'],
  rows: [
    [1, 'Dr. Ir. Siti Rahma, S.Hut., M.Si.', '0812345678', 86.67],
    [2, '=1+1', '6281234567890', null],
    [3, 'Élan\u000bbaru <b>&', '', 0],
  ],
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00+07:00') })
})
afterEach(() => {
  jest.useRealTimers()
})

async function saved(sheet: TableSheet, format: 'xlsx' | 'csv') {
  jest.useRealTimers()
  jest.mocked(saveBlob).mockClear()
  await exportTable(sheet, 'peserta', format)
  const [blob] = jest.mocked(saveBlob).mock.calls[0] ?? []
  if (!blob) throw new Error('nothing was saved')
  return { blob, bytes: new Uint8Array(await blob.arrayBuffer()) }
}

const firstSheet = (bytes: Uint8Array) => {
  const book = read(bytes)
  const name = book.SheetNames[0] ?? ''
  return { name, sheet: book.Sheets[name] ?? {} }
}

test('file names carry the date of the user', () => {
  expect(exportName('faq', 'xlsx')).toBe('faq_2026-11-20.xlsx')
  jest.setSystemTime(new Date('2026-11-20T18:30:00Z'))
  expect(exportName('faq', 'csv')).toBe('faq_2026-11-21.csv')
})

test('Excel: words, telephone numbers and formulas are text, numbers are numbers', async () => {
  const { bytes } = await saved(SHEET, 'xlsx')
  const { name, sheet } = firstSheet(bytes)
  expect(name).toBe('Data  peserta   semua, dengan j')
  expect(utils.sheet_to_json(sheet, { header: 1, defval: null })).toEqual([
    ['No', 'Nama', 'Whatsapp', 'Skor'],
    [1, 'Dr. Ir. Siti Rahma, S.Hut., M.Si.', '0812345678', 86.67],
    [2, '=1+1', '6281234567890', null],
    [3, 'Élan baru <b>&', null, 0],
  ])
  expect(sheet.B3).toMatchObject({ t: 's', v: '=1+1' })
  expect(sheet.B3).not.toHaveProperty('f')
  expect(sheet.C2).toMatchObject({ t: 's' })
})

test('Excel: a text longer than a cell may be is cut between letters, and says so', async () => {
  const rows = [['😀'.repeat(20_000)], [`x${'😀'.repeat(20_000)}`], ['x'.repeat(32_767)]]
  const { bytes } = await saved({ title: 'FAQ', header: ['Jawaban'], rows }, 'xlsx')
  const { A2, A3, A4 } = firstSheet(bytes).sheet
  for (const text of [String(A2?.v), String(A3?.v)]) {
    expect(text.length).toBeLessThanOrEqual(32_767)
    expect(text).toMatch(/^x?(😀)+… \(terpotong, lengkap dalam CSV\)$/u)
  }
  expect(A4?.v).toBe(rows[2]?.[0])
})

test('CSV is UTF-8 with a byte order mark', async () => {
  const { blob, bytes } = await saved(SHEET, 'csv')
  expect(blob.type).toBe('text/csv;charset=utf-8')
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toContain(
    '"1";"Dr. Ir. Siti Rahma, S.Hut., M.Si.";"\'0812345678";"86,67"\r\n',
  )
})

test('Excel: a worker that the page refuses ends in an error and not in waiting', async () => {
  jest.useRealTimers()
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'worker-src',
  })
  const toBlob = () => {
    setTimeout(() => document.dispatchEvent(violation))
    return new Promise(() => {})
  }
  jest.resetModules()
  jest.doMock('write-excel-file/browser', () => ({
    __esModule: true,
    default: () => ({ toBlob }),
  }))
  const fresh = await import('@/lib/browser/export-table')
  await expect(fresh.exportTable(SHEET, 'peserta', 'xlsx')).rejects.toThrow(
    'refuses the worker',
  )
})
