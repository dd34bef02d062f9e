import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { reader, SEEDED_AT, seededCoaching } from './seeded-params.ts'

test.use({ moment: SEEDED_AT, viewport: { width: 360, height: 740 } })

/** Of the demo data: a draft without a coach. */
const DRAFT = 'KHT-2026-014'
const MISSING = 'Data belum lengkap: Minimal satu Coach dengan Nama, Jabatan, dan Instansi.'

/** Where its words begin, not the button around them. */
const leftOfWords = (target: Locator) =>
  target.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return Math.round(range.getBoundingClientRect().left)
  })

test('on a phone a coaching says whole why it cannot be published, and its quiet button stands in line', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs('superadmin')
  const isDraft = ({ coachingCode }: { coachingCode: string }) => coachingCode === DRAFT
  const { id } = await seededCoaching(reader(request, accessToken), isDraft)
  await goTo('admin/coaching/detail', { id })
  const publish = page.getByRole('button', { name: 'Tayang', exact: true })
  await expect(publish).toHaveAccessibleDescription(MISSING)
  const reason = page.locator('p').filter({ hasText: MISSING })
  await expect(reason).toBeInViewport({ ratio: 1 })
  const hidden = await reason.evaluate((text) => text.scrollHeight - text.clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)

  const copy = page.getByRole('button', { name: 'Salin coaching' })
  const heading = page.getByRole('heading', { level: 1 })
  expect(await leftOfWords(copy)).toBe(await leftOfWords(heading))
})
