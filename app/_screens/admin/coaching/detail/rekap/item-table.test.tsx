import { render, screen } from '@testing-library/react'
import type { TestItem } from '@/lib/entities/test'
import { ItemTable } from './item-table'

const ITEM: TestItem = {
  ...{ no: 1, soal: 'Apa dasar penetapan batas?', kunci: 'B' },
  ...{ jumlah: { A: 0, B: 1, C: 0, D: 0 }, kosong: 1 },
}

test('two questions with different words show different shares, as in the file', () => {
  const of = (no: number, right: number, total: number): TestItem => ({
    ...{ ...ITEM, no, jumlah: { A: 0, B: right, C: 0, D: 0 }, kosong: total - right },
  })
  render(<ItemTable title="Pre Test" items={[of(1, 50, 71), of(2, 7, 10)]} />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.children[2]?.textContent)).toEqual(['70,4%', '70%'])
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['mudah', 'sedang'])
})

test('it is said of how many the shares are: those who took replaced questions are not among them', () => {
  render(<ItemTable title="Pre Test" items={[ITEM]} />)
  expect(screen.getByText('Dari 2 peserta yang menyelesaikan soal ini.')).toBeVisible()
})
