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
