import type { SeedFile } from '../stored-file.ts'

/** What the rows are made from, beside the content. */
export type SeedContext = {
  now: Date
  /** The product's name, for the subjects of messages. */
  appName: string
  /** Hashes of the three demo passwords. */
  passwords: { superadmin: string; admin: string; peserta: string }
  /** A file by the name it was made under, e.g. 'flyer/soon'. */
  file: (name: string) => SeedFile
}
