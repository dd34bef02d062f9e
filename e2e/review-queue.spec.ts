import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { dialogWith, expectAccessible, expectToast } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { NEARLY_FULL } from './journeys/visitor.ts'
import { reader, SEEDED_AT, seededCoaching } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const queue = (page: Page) => dialogWith(page, 'Tinjau satu per satu')
const shown = (page: Page) => queue(page).getByRole('article')

/** Pixels of the highest row of the table. */
const highestRow = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      Math.max(...rows.map((row) => row.getBoundingClientRect().height)),
    )

/** How many parts of the page scroll up and down by themselves. */
const scrollers = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll(
      (all) =>
        all.filter(
          ({ scrollHeight, clientHeight }) =>
            clientHeight > 100 && scrollHeight > clientHeight + 1,
        ).length,
    )

async function decide(page: Page, key: 't' | 'x') {
  await page.keyboard.press(key)
  const form = dialogWith(page, /^(Terima|Tolak) pengajuan/)
  await form.getByRole('button', { name: 'Kirim', exact: true }).click()
  await expect(form).toHaveCount(0)
}

/** How many px of the list lie beside what is seen of it. */
const nearlyFull = (request: APIRequestContext, token: string) =>
  seededCoaching(reader(request, token), ({ topic }) => topic === NEARLY_FULL)

const hiddenWidth = (page: Page) =>
  page
    .getByRole('table')
    .evaluate(({ scrollWidth, parentElement }) =>
      Math.max(0, scrollWidth - (parentElement?.clientWidth ?? 0)),
    )

test('the page can be used again after a window that was opened twice, with another one above it', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs('admin')
  const { id } = await nearlyFull(request, accessToken)
  await goTo('admin/coaching')
  await goTo('admin/coaching/detail', { id }, { tab: 'peserta' })
  const open = page.getByRole('button', { name: 'Tinjau satu per satu' })
  await open.click()
  await expect(shown(page)).toBeVisible()
  await page.goBack()
  await expect(queue(page)).toHaveCount(0)
  await open.click()
  await expect(page.locator('#app')).toHaveAttribute('inert')
  await queue(page)
    .getByRole('button', { name: /^Terima/ })
    .click()
  const message = dialogWith(page, 'Terima pengajuan')
  await expect(message.getByRole('checkbox', { name: 'Email' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(queue(page)).toHaveCount(0)
  await open.click()
  await expect(shown(page)).toBeVisible()
})

test('a message stands above the highest window, not on its title @phone', async ({
  page,
  request,
  loginAs,
}) => {
  const { accessToken } = await loginAs('admin')
  const { id } = await nearlyFull(request, accessToken)
  await page.goto(`#/admin/coaching/${id}?tab=peserta&keputusan=menunggu&tinjau=buka`)
  await queue(page)
    .getByRole('button', { name: /^Terima/ })
    .click()
  const form = dialogWith(page, /^(Terima|Tolak) pengajuan/)
  await form.getByRole('button', { name: 'Kirim', exact: true }).click()
  const message = page.locator('[data-message]').getByText('Proposal telah disetujui')
  // it stays while it is pointed at or has the focus
  await page.getByRole('button', { name: 'Tutup pemberitahuan' }).focus()
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await queue(page)
    .getByRole('button', { name: /^Tolak/ })
    .dispatchEvent('click')
  const title = form.getByRole('heading', { name: 'Tolak pengajuan' })
  await expect(title).toBeVisible()
  await expect(message).toBeVisible()
  const top = async () => (await title.boundingBox())?.y ?? Number.NaN
  // once its text is there it is as high as a window can be
  await expect.poll(top).toBeLessThan(115)
  expect(await top()).toBeGreaterThan(
    await bottom(page.getByRole('region', { name: 'Pemberitahuan' })),
  )
})

test('from the start page to the last waiting proposal, one at a time', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  const { accessToken } = await loginAs('admin')
  const { coachingCode: code } = await nearlyFull(request, accessToken)

  await test.step('what waits leads to the coachings where it waits, and on to the proposals', async () => {
    await goTo('admin/beranda')
    const work = page.getByRole('region', { name: 'Perlu tindakan' })
    await work.getByRole('link', { name: /pengajuan menunggu$/ }).click()
    await expect(page).toHaveURL(/perlu=pengajuan/)
    await expect(page.getByRole('cell', { name: code, exact: true })).toBeVisible()
    expect(await highestRow(page)).toBeLessThanOrEqual(50)
    expect(await hiddenWidth(page)).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: `pengajuan menunggu di ${code}` }).click()
    await expect(page).toHaveURL(/tab=peserta&keputusan=menunggu/)
  })

  await test.step('slim rows, one scroll, every row one that waits', async () => {
    const chips = page.getByRole('group', { name: 'Saring menurut keputusan' })
    await expect(
      chips.getByRole('button', { name: /^Menunggu/, pressed: true }),
    ).toBeVisible()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await chips.getByRole('button', { name: /^Semua/ }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    expect(await highestRow(page)).toBeLessThanOrEqual(96)
    expect(await scrollers(page)).toBe(0)
    await expectAccessible(page)
  })

  await test.step('T accepts, X refuses, the next one comes by itself', async () => {
    await page.getByRole('button', { name: 'Tinjau satu per satu' }).click()
    await expect(queue(page).getByText(/^Pengajuan 1 dari \d+/)).toBeVisible()
    await expectAccessible(page)
    const first = await shown(page).getAttribute('aria-label')
    await decide(page, 't')
    await expectToast(page, 'Proposal telah disetujui')
    await expect(shown(page)).not.toHaveAttribute('aria-label', first ?? '')
    const second = await shown(page).getAttribute('aria-label')
    await decide(page, 'x')
    await expectToast(page, 'Proposal telah ditolak')
    for (const name of [first, second])
      await expect(queue(page).getByRole('article', { name: name ?? '' })).toHaveCount(0)
  })

  await test.step('who was told what stands beside them', async () => {
    await page.keyboard.press('Escape')
    await expect(queue(page)).toHaveCount(0)
    await page
      .getByRole('group', { name: 'Saring menurut keputusan' })
      .getByRole('button', { name: /^Ditolak/ })
      .click()
    await expect(
      page.getByText(/^Email (terkirim|menunggu pengiriman)/).first(),
    ).toBeVisible()
  })
})
