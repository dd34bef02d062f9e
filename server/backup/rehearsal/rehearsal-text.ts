import { type ComparedTable, isKept, type Rehearsal } from './rehearse.ts'

const row = (cells: (string | number)[]) =>
  `${String(cells[0]).padEnd(28)}${cells
    .slice(1)
    .map((cell) => String(cell).padStart(12))
    .join('')}`

const wordOf = (compared: ComparedTable) => {
  if (!isKept(compared)) return 'BERBEDA'
  return compared.isSame === null ? 'diperbarui' : 'sama'
}

/** The report of a rehearsal, for a terminal and for a file. */
export const rehearsalText = (found: Rehearsal): string => {
  const { madeAt, kind, isOlder, tables, files, damaged, seconds, isGood } = found
  return [
    `Latihan pemulihan dari cadangan ${madeAt}, ke ${kind}.`,
    'Portal yang berjalan tidak disentuh; database dan file latihan sudah dihapus lagi.',
    ...(isOlder
      ? [
          'Cadangan ini dari versi sebelumnya: isinya dibawa ke versi ini, jumlah baris dibandingkan.',
        ]
      : []),
    '',
    row(['Tabel', 'Cadangan', 'Dipulihkan', 'Isi']),
    ...tables.map((one) =>
      row([one.table, one.before ?? '-', one.after ?? '-', wordOf(one)]),
    ),
    '',
    `File: ${files} dipulihkan, ${damaged.length} hilang atau rusak.`,
    ...damaged.map((name) => `  ${name}`),
    `Hasil: ${isGood ? 'BAIK' : 'TIDAK BAIK'}, ${seconds.toFixed(1)} detik.`,
    '',
  ].join('\n')
}
