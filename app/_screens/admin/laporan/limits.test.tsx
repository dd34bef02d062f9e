import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { freezeDate } from '@/lib/testing/freeze-date'
import { mockApi, problem } from '@/lib/testing/mock-api'
import { scopeText } from './figures'

test('within one institution a figure is not said to be that of the recap, which counts everybody', () => {
  const balai = { id: 'i1', name: 'Balai Uji' }
  expect(scopeText({ asalInstansi: null, deleted: 0 })).toContain('sama dengan rekapnya')
  expect(scopeText({ asalInstansi: balai, deleted: 1 })).toMatch(
    /Angka setiap coaching hanya menghitung peserta Balai Uji; rekapnya menghitung semua peserta\.$/,
  )
})

test('whose account is gone is in the report and in no recap: their difference is said', () => {
  expect(scopeText({ asalInstansi: null, deleted: 1 })).toMatch(
    /sama dengan rekapnya, ditambah peserta yang akunnya sudah dihapus\.$/,
  )
})

test('a report of one category is never said to be of all, though the names are not there', async () => {
  freezeDate('2026-08-24T09:00:00+07:00')
  await renderScreen('admin/laporan', {
    ...{ as: 'admin', query: { kategori: 'k1', instansi: 'i1' } },
    api: [
      mockApi(api.report.get, problem(500, 'Server sedang sibuk.')),
      mockApi(api.category.list, problem(500, 'Server sedang sibuk.')),
      mockApi(api.asalInstansi.list, problem(500, 'Server sedang sibuk.')),
    ],
  })
  expect(
    await screen.findByText('Daftar kategori dan instansi tidak dapat dimuat.'),
  ).toBeVisible()
  expect(screen.getByLabelText('Kategori')).toHaveDisplayValue('Kategori yang dipilih')
  expect(screen.getByLabelText('Instansi')).toHaveDisplayValue('Instansi yang dipilih')
})
