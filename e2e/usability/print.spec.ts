import { expect, test } from '../fixtures.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { hashOf } from '../visits.ts'
import { print } from './figures.ts'
import { pagesOf } from './printed.ts'

test.use({ moment: SEEDED_AT })

// what opens the window of the printer keeps what it prints until that is closed
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => {}
  }),
)

test('a list of participants is printed with its head on each page, and their number', async ({
  page,
  loginAs,
  goTo,
}, info) => {
  test.skip(info.project.name === 'phone', 'printed from a desktop')
  await loginAs('admin')
  await goTo('admin/peserta')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cetak' }).click()
  // all of them are asked for first
  let sheets: string[] = []
  const read = async () => {
    sheets = await pagesOf(await page.pdf({ preferCSSPageSize: true }))
    return sheets.length
  }
  await expect.poll(read).toBeGreaterThan(1)
  print(`participants: ${sheets.length} sheets`)
  for (const [index, text] of sheets.entries()) {
    expect(text).toContain('Nama')
    expect(text).toContain(`${index + 1} / ${sheets.length}`)
    expect(text).not.toContain('Langsung ke konten')
  }
})

test("a coaching's list of participants has code, topic, date and a column to sign in", async ({
  page,
  request,
  loginAs,
}, info) => {
  test.skip(info.project.name === 'phone', 'printed from a desktop')
  const { accessToken } = await loginAs('admin')
  const visit = { name: 'admin/coaching/detail' as const, tab: 'zoom-meeting' }
  await page.goto(`./${await hashOf(visit, reader(request, accessToken))}`)
  await expect(page.getByRole('checkbox', { name: /^Kehadiran/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cetak daftar hadir' }).click()
  const sheets = await pagesOf(await page.pdf({ preferCSSPageSize: true }))
  print(`attendance: ${sheets.length} sheets`)
  expect(sheets[0]).toContain('KHT-')
  expect(sheets[0]).toContain('Naik Kelas KUPS')
  expect(sheets[0]).toMatch(/meeting .+\d{4}/)
  for (const text of sheets) {
    expect(text).toContain('Tanda Tangan')
    expect(text).not.toContain('Menu admin')
  }
})

test('a certificate is printed on one page without the portal around it', async ({
  page,
  request,
  loginAs,
}, info) => {
  test.skip(info.project.name === 'phone', 'printed from a desktop')
  const { accessToken } = await loginAs('user')
  const visit = { name: 'proses-coaching/sertifikat/preview' as const }
  await page.goto(`./${await hashOf(visit, reader(request, accessToken))}`)
  await page.getByRole('button', { name: 'Cetak' }).click()
  await expect(page.locator('.printed-alone')).toBeAttached()
  const sheets = await pagesOf(await page.pdf({ preferCSSPageSize: true }))
  print(`certificate: ${sheets.length} sheet`)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).not.toContain('Pratinjau')
})
