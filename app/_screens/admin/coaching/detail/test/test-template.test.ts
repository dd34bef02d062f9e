import { readRows } from '@/app/_screens/admin/file-review/read-rows'
import { saveBlob } from '@/lib/browser/save-blob'
import { parseKey, parseQuestions } from '@/lib/domain/tests/test-file'
import { saveTemplate } from './test-template'

jest.mock('@/lib/browser/save-blob', () => ({ saveBlob: jest.fn() }))

/** The template as it is saved, read again like an upload. */
async function saved(part: 'soal' | 'jawaban') {
  jest.mocked(saveBlob).mockClear()
  await saveTemplate(part)
  const [blob, name] = jest.mocked(saveBlob).mock.calls[0] ?? []
  if (!blob) throw new Error('nothing was saved')
  return { name, rows: await readRows(new File([blob], name ?? ''), 'spreadsheet') }
}

test('the template of the questions is itself a faultless question file', async () => {
  const { name, rows } = await saved('soal')
  expect(name).toBe('template-soal.xlsx')
  expect(rows[0]).toEqual(['no', 'soal', 'a', 'b', 'c', 'd'])
  expect(parseQuestions(rows).ok).toBe(true)
})

test('the template of the key is a faultless key of these questions', async () => {
  const { name, rows } = await saved('jawaban')
  expect(name).toBe('template-jawaban.xlsx')
  expect(rows[0]).toEqual(['no', 'jawaban'])
  expect(parseKey(rows, [1])).toEqual({ ok: true, value: new Map([[1, 'B']]) })
})
