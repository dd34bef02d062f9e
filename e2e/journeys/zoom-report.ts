import { Buffer } from 'node:buffer'
import type { TestFile } from '../files.ts'

/** The report of a meeting in which these were for 110 minutes, and the last one for five. */
export function zoomReport(names: readonly string[]): TestFile {
  const head =
    'Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest'
  const rows = names.map(
    (name, at) => `"${name}",,,,${at === names.length - 1 ? 5 : 110},Yes`,
  )
  const buffer = Buffer.from(['\ufeffTopic', 'Coaching', '', head, ...rows].join('\r\n'))
  return { name: 'participants.csv', mimeType: 'text/csv', buffer }
}
