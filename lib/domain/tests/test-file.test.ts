import { parseKey, parseQuestions, readKey, readQuestions } from './test-file.ts'
import { type Cell, faultyRows, type Rows } from './test-file-cells.ts'

const HEADER: Cell[] = ['no', 'soal', 'a', 'b', 'c', 'd']
const row = (no: Cell, ...changed: [number, Cell][]): Cell[] => {
  const cells: Cell[] = [no, `Soal ${no}`, 'satu', 'dua', 'tiga', 'empat']
  for (const [column, cell] of changed) cells[column] = cell
  return cells
}
const faultsOf = (rows: Rows) => {
  const parsed = parseQuestions(rows)
  return parsed.ok ? [] : parsed.faults.map(({ cell, reason }) => `${cell}: ${reason}`)
}

describe("'Question file: header row no, soal, a, b, c, d (also pilA…pilD)'", () => {
  const expected = {
    no: 1,
    soal: 'Soal 1',
    pilA: 'satu',
    pilB: 'dua',
    pilC: 'tiga',
    pilD: 'empat',
  }

  test.each([
    ['short headers', HEADER],
    ['long headers in any case', ['NO', ' Soal ', 'pilA', 'PILB', 'PilC', 'pild']],
  ])('%s', (_, header) => {
    expect(parseQuestions([header, row(1)])).toEqual({ ok: true, value: [expected] })
  })

  test('columns in another order, blank rows, numbers as cells and unsorted rows', () => {
    const rows: Rows = [
      ['d', 'no', 'a', 'b', 'c', 'soal'],
      [4, 2, 1, 2, 3, 'Dua?'],
      [null, undefined, '', ' ', null, null],
      ['x', '1', 'u', 'v', 'w', 'Satu?'],
    ]
    expect(parseQuestions(rows)).toEqual({
      ok: true,
      value: [
        { no: 1, soal: 'Satu?', pilA: 'u', pilB: 'v', pilC: 'w', pilD: 'x' },
        { no: 2, soal: 'Dua?', pilA: '1', pilB: '2', pilC: '3', pilD: '4' },
      ],
    })
  })
})

test('empty rows above the header are passed over, and cells keep their names', () => {
  expect(parseQuestions([[], [' '], HEADER, row(1)])).toMatchObject({ ok: true })
  expect(faultsOf([[], HEADER, row(1, [1, null])])).toEqual(['B3: soal kosong'])
  expect(faultsOf([[], ['no'], row(1)])[0]).toBe("A2: kolom 'soal' tidak ada")
})

test('columns that nobody asked for are left out', () => {
  const rows = [
    [...HEADER, 'pembahasan'],
    [...row(1), 'lihat bab 2'],
  ]
  expect(parseQuestions(rows)).toMatchObject({ ok: true })
})

describe("'A faulty file is refused as a whole with the row and the reason of each fault'", () => {
  test.each<[string, Rows, string[]]>([
    [
      'no header',
      [],
      [
        "A1: kolom 'no' tidak ada",
        "A1: kolom 'soal' tidak ada",
        "A1: kolom 'a' atau 'pila' tidak ada",
        "A1: kolom 'b' atau 'pilb' tidak ada",
        "A1: kolom 'c' atau 'pilc' tidak ada",
        "A1: kolom 'd' atau 'pild' tidak ada",
      ],
    ],
    [
      'a column less',
      [HEADER.slice(0, 5), row(1)],
      ["A1: kolom 'd' atau 'pild' tidak ada"],
    ],
    ['no rows', [HEADER], ['A2: tidak ada soal']],
    ['an empty option', [HEADER, row(1), row(2, [4, ' '])], ['E3: pilihan C kosong']],
    ['an empty question', [HEADER, row(1, [1, null])], ['B2: soal kosong']],
    [
      'an option that nobody sees',
      [HEADER, row(1, [4, '\u200b'])],
      ['E2: pilihan C kosong'],
    ],
    ['a double number', [HEADER, row(1), row(1)], ['A3: nomor 1 sudah ada di baris 2']],
    ['no number', [HEADER, row('x')], ['A2: nomor harus bilangan bulat mulai dari 1']],
    [
      'a broken number',
      [HEADER, row(1.5)],
      ['A2: nomor harus bilangan bulat mulai dari 1'],
    ],
    [
      'a number that cannot be stored',
      [HEADER, row(10_000)],
      ['A2: nomor lebih dari 9999'],
    ],
    [
      "a control that nobody sees, half a sign, a sign of Word's font of symbols",
      [HEADER, row(1, [1, 'sa\u0000tu'], [2, 'a\ud800b'], [3, '\uf0b3 hektare'])],
      [
        'B2: memuat karakter yang tidak dapat ditampilkan, ketik ulang sel ini',
        'C2: memuat karakter yang tidak dapat ditampilkan, ketik ulang sel ini',
        'D2: memuat karakter yang tidak dapat ditampilkan, ketik ulang sel ini',
      ],
    ],
    [
      'a column that is there twice, by either of its words',
      [[...HEADER, 'soal', 'PilA'], row(1)],
      [
        "G1: kolom 'soal' sudah ada di B1; sisakan satu",
        "H1: kolom 'a' atau 'pila' sudah ada di C1; sisakan satu",
      ],
    ],
    [
      'cells that Excel could not work out or keep',
      [
        HEADER,
        row({ shown: '#REF!', broken: 'gagal' }, [2, { shown: '=1', broken: 'belum' }]),
      ],
      ['A2: gagal', 'C2: belum'],
    ],
    ['number 0', [HEADER, row(0)], ['A2: nomor harus bilangan bulat mulai dari 1']],
    [
      'a very long option',
      [HEADER, row(1, [2, 'x'.repeat(1001)])],
      ['C2: pilihan A lebih dari 1000 karakter'],
    ],
    [
      'a very long question',
      [HEADER, row(1, [1, 'x'.repeat(4001)])],
      ['B2: soal lebih dari 4000 karakter'],
    ],
    [
      'too many',
      [HEADER, ...Array.from({ length: 201 }, (_, i) => row(i + 1))],
      ['A202: paling banyak 200 soal, file ini berisi 201'],
    ],
    [
      'several at once',
      [HEADER, row(1, [1, '']), row(1, [5, ''])],
      ['B2: soal kosong', 'A3: nomor 1 sudah ada di baris 2', 'F3: pilihan D kosong'],
    ],
  ])('%s', (_, rows, faults) => {
    expect(faultsOf(rows)).toEqual(faults)
  })
})

test('a file with as much as may be in it', () => {
  const longest = row(1, [1, 'x'.repeat(4000)], [2, 'x'.repeat(1000)])
  const others = Array.from({ length: 199 }, (_, i) => row(i + 2))
  expect(faultsOf([HEADER, longest, ...others])).toEqual([])
})

describe("'key file: no, jawaban'", () => {
  const parse = (...rows: Cell[][]) => {
    const parsed = parseKey([['no', 'jawaban'], ...rows], [1, 2])
    return parsed.ok
      ? Object.fromEntries(parsed.value)
      : parsed.faults.map(({ cell, reason }) => `${cell}: ${reason}`)
  }

  test('of a file without its columns only these are told', () => {
    const faults = [
      { cell: 'A1', reason: "kolom 'no' tidak ada" },
      { cell: 'A1', reason: "kolom 'jawaban' tidak ada" },
    ]
    expect(parseKey([['soal'], [1, 'A']], [1])).toEqual({ ok: false, faults })
    const read = readKey([['no'], [1, 'A']], [1])
    expect(read).toEqual({ entries: [], faults: faults.slice(1) })
  })

  test('the first number may be one that no question has', () => {
    const numbered = [
      ['no', 'jawaban'],
      [1, 'A'],
      [2, 'B'],
    ]
    expect(parseKey(numbered, [2])).toEqual({
      ok: false,
      faults: [{ cell: 'A2', reason: 'tidak ada soal nomor 1' }],
    })
  })

  test('any case and order', () => {
    expect(parse([2, 'd'], ['1', ' A '])).toEqual({ 1: 'A', 2: 'D' })
  })

  test.each<[string, Cell[][], string[]]>([
    [
      'an answer outside A to D',
      [
        [1, 'E'],
        [2, 'A'],
      ],
      ["B2: jawaban 'E' bukan A, B, C, atau D"],
    ],
    [
      'an empty answer',
      [
        [1, ''],
        [2, 'A'],
      ],
      ['B2: jawaban kosong'],
    ],
    [
      'a key without question',
      [
        [1, 'A'],
        [2, 'B'],
        [3, 'C'],
      ],
      ['A4: tidak ada soal nomor 3'],
    ],
    [
      'a double number',
      [
        [1, 'A'],
        [1, 'B'],
      ],
      ['A3: nomor 1 sudah ada di baris 2'],
    ],
    ['a question without key', [[1, 'A']], ['A2: belum ada jawaban untuk soal 2']],
  ])('%s', (_, rows, faults) => {
    expect(parse(...rows)).toEqual(faults)
  })
})

describe('a faulty file is read nevertheless, so that it can be shown', () => {
  test('every question with its row, and the rows with faults', () => {
    const { questions, faults } = readQuestions([HEADER, row(1), row(1, [4, ''])])
    expect(questions.map(({ row: at, soal }) => [at, soal])).toEqual([
      [2, 'Soal 1'],
      [3, 'Soal 1'],
    ])
    expect([...faultyRows(faults)]).toEqual([3])
  })

  test('a key without its questions is checked by itself', () => {
    const { entries, faults } = readKey(
      [
        ['no', 'jawaban'],
        [7, 'b'],
        [8, 'F'],
      ],
      null,
    )
    expect(entries).toEqual([
      { no: 7, answer: 'B', row: 2 },
      { no: 8, answer: 'F', row: 3 },
    ])
    expect(faults).toEqual([{ cell: 'B3', reason: "jawaban 'F' bukan A, B, C, atau D" }])
  })

  test('a key without rows', () => {
    expect(readKey([['no', 'jawaban']], null).faults).toEqual([
      { cell: 'A2', reason: 'tidak ada jawaban' },
    ])
  })
})
