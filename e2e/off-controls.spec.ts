import { expect, test } from './fixtures.ts'
import { reader, SEEDED_AT, seededCoaching } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

test('lists of a closed coaching look as closed as its fields', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs('superadmin')
  const { id } = await seededCoaching(
    reader(request, accessToken),
    ({ status }) => status === 'Unknown',
  )
  await goTo('admin/coaching/detail', { id })
  const ground = (name: string) =>
    page
      .getByLabel(name)
      .first()
      .evaluate((field) => getComputedStyle(field).backgroundColor)
  await expect(page.getByLabel('Kategori').first()).toBeDisabled()
  expect(await ground('Kategori')).toBe(await ground('Topik'))
})

test('buttons at the right edge stay there while they say why they are off', async ({
  page,
  loginAs,
  goTo,
}) => {
  await loginAs('superadmin')
  await goTo('admin/peserta')
  const right = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    return Math.round((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN))
  }
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const before = [await right('Cetak'), await right('Ekspor')]
  await page.getByRole('searchbox').fill('zzqx')
  await expect(page.getByText('Tidak ada hasil untuk “zzqx”')).toBeVisible()
  expect([await right('Cetak'), await right('Ekspor')]).toEqual(before)
})
