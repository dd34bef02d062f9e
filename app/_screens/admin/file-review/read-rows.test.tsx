import { readRows } from '@/app/_screens/admin/file-review/read-rows'
import { told, WORKBOOKS } from '@/lib/testing/workbooks/all'

const read = async (file: File) => {
  try {
    return told(await readRows(file, 'spreadsheet'))
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

test.each(WORKBOOKS)('a workbook with %s (%s)', async (_, name, make, expected) => {
  expect(await read(new File([new Uint8Array(make())], name))).toEqual(expected)
})
