import { render, screen } from '@testing-library/react'
import type { TestItem } from '@/lib/entities/test'
import { ItemTable } from './item-table'

const ITEM: TestItem = {
  ...{ no: 1, soal: 'Apa dasar penetapan batas?', kunci: 'B' },
  ...{ jumlah: { A: 0, B: 1, C: 0, D: 0 }, kosong: 1 },
}

test('it is said of how many the shares are: those who took replaced questions are not among them', () => {
  render(<ItemTable title="Pre Test" items={[ITEM]} />)
  expect(screen.getByText('Dari 2 peserta yang menyelesaikan soal ini.')).toBeVisible()
})
