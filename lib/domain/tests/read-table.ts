import type { OfficeRefusal } from '../files/office-file.ts'
import { formatNumber } from '../text/numbers.ts'
import type { Rows } from './test-file-cells.ts'

/** The cells of a file; else why none of it is taken, for its kind or in a sentence of its own. */
export type ReadTable = { rows: Rows } | { refusal: OfficeRefusal } | { told: string }

/** More rows than any file of ours has. */
const MAX_ROWS = 2_000

/** Rows of which the last holds something, where they are not more than can be looked at. */
export const withinLimit = (rows: Rows): ReadTable =>
  rows.length <= MAX_ROWS
    ? { rows }
    : {
        told: `File ditolak seluruhnya. Isinya sampai baris ${formatNumber(rows.length)}, padahal paling banyak ${formatNumber(MAX_ROWS)} baris. Sisakan yang diperlukan saja, lalu pilih lagi.`,
      }
