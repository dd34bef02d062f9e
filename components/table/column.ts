import type { ReactNode } from 'react'

/** A column of a table, described without any table library. */
export type Column<Row> = {
  /** Key of the column in the address when it is sorted by. */
  id: string
  header: string
  /** The plain text of the cell: what search looks in and, without `sortValue`, what is sorted. */
  text: (row: Row) => string | number | null
  /** What a file says where that is not what is shown: a state instead of two buttons. */
  exportText?: (row: Row) => string | number | null
  /** What search finds the row by besides: a number as it was typed. */
  alsoFound?: (row: Row) => string | null
  /** The cell where it is more than its text. */
  cell?: (row: Row) => ReactNode
  /** Orders the rows where the text would order wrongly: instants for dates. */
  sortValue?: (row: Row) => string | number | null
  /** False for columns whose order says nothing. */
  sortable?: boolean
  align?: 'left' | 'right'
  /** False for what no file can hold, such as a picture. */
  exported?: boolean
  /**
   * Stays in sight where the rows of a phone are folded, which they are as soon as a column says so: `named` with the
   * column's name before it. The others open at a tap.
   */
  brief?: 'bare' | 'named'
  /** The row's heading: bold, and on top of its card on a phone. */
  primary?: boolean
}

/** Orders two values of a column: numbers by size, words as Indonesian does, nothing before all. */
export function compareValues(a: string | number | null, b: string | number | null) {
  if (a === null || b === null) return Number(b === null) - Number(a === null)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' })
