import { expect, test } from './fixtures.ts'
import { reader, SEEDED_AT, SEEDED_PARAMS } from './seeded-params.ts'
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

test("the browser's own print shows a certificate whole, however large it was looked at", async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs('user')
  const params = await SEEDED_PARAMS['proses-coaching/sertifikat/preview'](
    reader(request, accessToken),
  )
  await goTo('proses-coaching/sertifikat/preview', params)
  await page.getByRole('button', { name: 'Perbesar' }).click({ clickCount: 3 })
  const sheet = page.getByRole('region', { name: 'Halaman 1' })
  await expect(sheet.locator('canvas')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Tutup' })).toBeHidden()
  const { x = -1, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(1280)
  // A4 on its side
  expect(width / height).toBeCloseTo(Math.SQRT2, 1)
})
