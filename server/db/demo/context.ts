import type { DemoFile } from './files.ts'

/** What the rows are made from, beside the content. */
export type DemoContext = {
  now: Date
  /** The product's name, for the subjects of messages. */
  appName: string
  /** Hashes of the three demo passwords. */
  passwords: { superadmin: string; admin: string; peserta: string }
  /** The row of a file by its name, e.g. 'flyer/soon'. */
  file: (name: string) => DemoFile['row']
}
