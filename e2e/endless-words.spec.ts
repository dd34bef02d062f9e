import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { reader, SEEDED_AT, seededCoaching } from './seeded-params.ts'
import { test } from './test-taker.ts'

const WIDTH = 360

test.use({
  ...{ viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true },
  moment: SEEDED_AT,
})

/** As an address in a question or the name of a file that was scanned. */
const ENDLESS = 'PeraturanMenteriKehutanan'.repeat(4)

/** Every answer tells it in these fields. */
const tellIn = (page: Page, fields: string) =>
  page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const told = text.replace(
      new RegExp(`("(?:${fields})":)"[^"]*"`, 'g'),
      `$1"${ENDLESS}"`,
    )
    await route.fulfill({ response, body: told })
  })

async function expectWhole(page: Page) {
  const word = page.getByText(ENDLESS).filter({ visible: true }).first()
  // not whether it is in view: a page that is too wide is seen from farther away on a phone
  await expect.poll(async () => (await word.boundingBox())?.width).toBeLessThan(WIDTH)
}

test('a question whose words have no end is read without moving the page sideways', async ({
  page,
  takeTest,
}) => {
  await tellIn(page, 'soal|pilB')
  await takeTest('pre-test')
  await expectWhole(page)
})

test('the name of a file that has no end is read on a phone', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  await tellIn(page, 'soal|meetingBackgroundFileName')
  const { accessToken } = await loginAs('admin')
  const isOver = ({ status }: { status: string }) => status === 'Selesai'
  const { id } = await seededCoaching(reader(request, accessToken), isOver)
  for (const tab of ['pre-test', 'zoom-meeting']) {
    await goTo('admin/coaching/detail', { id }, { tab })
    await expectWhole(page)
  }
})
