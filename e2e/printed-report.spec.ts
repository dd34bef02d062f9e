import { expect, test } from './fixtures.ts'
import { SEEDED_AT } from './seeded-params.ts'
import { pagesOf } from './usability/printed.ts'

test.use({ moment: SEEDED_AT })

test('the report is printed on two sheets, the last with a place for a signature', async ({
  page,
  loginAs,
  goTo,
}) => {
  // the printer's window keeps what it prints until that is closed
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await loginAs('superadmin')
  await goTo('admin/laporan')
  await page.getByRole('button', { name: 'Cetak laporan' }).click()
  const [first, second, ...more] = await pagesOf(
    await page.pdf({ preferCSSPageSize: true, format: 'A4' }),
  )
  expect(more).toEqual([])
  expect(first).toContain('Laporan Pelaksanaan Coaching')
  expect(first).not.toContain('Menu admin')
  expect(second).toContain('Mengetahui')
})

test("the browser's own print shows a wide table whole, its heads on each sheet that has rows", async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('superadmin')
  await goTo('admin/laporan')
  const table = page.getByRole('table').last()
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  const heads = await table.getByRole('columnheader').allTextContents()
  const codes = await table.getByText(/^KHT-/).allTextContents()
  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
  expect(pages[0]).toContain('01/01/2026 sampai 31/12/2026 · Semua kategori')
  expect(pages[0]).not.toContain('Unduh Excel')
  const withRows = pages.filter((text) => codes.some((code) => text.includes(code)))
  const withHeads = pages.filter((text) => text.includes('Coaching Tanggal Pengajuan'))
  expect(withHeads).toEqual(withRows)
  for (const text of withRows) for (const head of heads) expect(text).toContain(head)
})
