import { render, screen } from '@testing-library/react'
import { fakeCanvas } from '@/lib/testing/fake-canvas'
import { ChartWithTable } from './chart-with-table'
import type { Group } from './groups'

beforeEach(() => void fakeCanvas())

const chartOf = async (groups: readonly Group[]) => {
  const heads = ['Unsur', 'Rata-rata'] as const
  render(<ChartWithTable title="Survei kepuasan" heads={heads} groups={groups} />)
  return screen.findByRole('img')
}

test('the greatest is named, wherever it stands', async () => {
  const groups = [
    { label: 'Persyaratan', value: 3.1 },
    { label: 'Waktu', value: null },
    { label: 'Biaya', value: 3.9 },
    { label: 'Prosedur', value: 3.4 },
  ]
  expect(await chartOf(groups)).toHaveAccessibleName(/ Terbanyak: Biaya, 3,9\. Semua/)
})

test('of nothing but zeros none is the greatest', async () => {
  const groups = [
    { label: 'Balai A', value: 0 },
    { label: 'Balai B', value: 0 },
  ]
  expect(await chartOf(groups)).toHaveAccessibleName(
    'Diagram batang: rata-rata. Semua angka ada pada tabel.',
  )
})
