import { told, WORKBOOKS } from '../../lib/testing/workbooks/all.ts'
import { inspectFile } from './inspect-file.ts'
import { readRows } from './read-rows.ts'

const read = async (name: string, bytes: Buffer) => {
  try {
    return told(readRows(await inspectFile('spreadsheet', { name, bytes })))
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

test.each(WORKBOOKS)('a workbook with %s (%s)', async (_, name, make, expected) => {
  expect(await read(name, Buffer.from(make()))).toEqual(expected)
})
