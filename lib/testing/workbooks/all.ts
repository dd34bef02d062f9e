import { brokenBy, type Rows, textOf } from '../../domain/tests/test-file-cells.ts'
import { CONTAINERS } from './containers.ts'
import { FORMATS } from './formats.ts'
import { FORMULAS } from './formulas.ts'
import { TEXTS } from './texts.ts'

/** Workbooks as people and programs make them; browser and server must read each alike. */
export const WORKBOOKS = [...FORMATS, ...FORMULAS, ...TEXTS, ...CONTAINERS]

/** The texts of rows, with `~` before what was no text in Excel, and `!` with its reason before what cannot be taken. */
export const told = (rows: Rows): string[][] =>
  rows.map((row) =>
    row.map((cell) => {
      const broken = brokenBy(cell)
      if (broken) return `!${textOf(cell)}: ${broken}`
      return Object(cell) === cell ? `~${textOf(cell)}` : textOf(cell)
    }),
  )
