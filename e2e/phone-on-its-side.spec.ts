import { dialogWith } from './expectations.ts'
import { expect, test } from './fixtures.ts'
import { attemptOnServer, option, pick } from './journeys/attempt.ts'
import { NEARLY_FULL } from './journeys/visitor.ts'
import { reader, SEEDED_AT, SEEDED_PARAMS, seededCoaching } from './seeded-params.ts'

test.use({ moment: SEEDED_AT })

const ON_ITS_SIDE = { width: 740, height: 360 }
const TABLET = { width: 768, height: 1024 }

test('a proposal and its two decisions are seen together on a phone on its side', async ({
  page,
  request,
  loginAs,
}) => {
  await page.setViewportSize(ON_ITS_SIDE)
  const { accessToken } = await loginAs('admin')
  const { id } = await seededCoaching(
    reader(request, accessToken),
    ({ topic }) => topic === NEARLY_FULL,
  )
  await page.goto(`#/admin/coaching/${id}?tab=peserta&keputusan=menunggu&tinjau=buka`)
  const queue = dialogWith(page, 'Tinjau satu per satu')
  const accept = queue.getByRole('button', { name: /^Terima/ })
  await expect(accept).toBeFocused()
  await expect(accept).toBeInViewport({ ratio: 1 })
  await expect(queue.getByRole('button', { name: /^Tolak/ })).toBeInViewport({ ratio: 1 })
  await expect(queue.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 })
})

test('the bar of a test has one line on a phone on its side, and the steps one row on a tablet', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  await page.setViewportSize(ON_ITS_SIDE)
  const server = await attemptOnServer(request, 'pre-test')
  await loginAs('user')
  await goTo('proses-coaching/pre-test', server.params)
  await page.getByRole('button', { name: 'Mulai Pre Test' }).click()
  const title = page.getByRole('heading', { name: 'PRE TEST' })
  const told = page.getByText('Setiap pilihan langsung disimpan')
  const middle = async (target: typeof title) => {
    const { y = 0, height = 0 } = (await target.boundingBox()) ?? {}
    return y + height / 2
  }
  await expect(told).toBeVisible()
  expect(Math.abs((await middle(title)) - (await middle(told)))).toBeLessThan(8)

  await page.setViewportSize(TABLET)
  const steps = ['Soal Sebelumnya', 'Soal Selanjutnya'].map((name) =>
    page.getByRole('button', { name }),
  )
  const [back = 0, on = 1] = await Promise.all(steps.map(middle))
  expect(back).toBe(on)
})

test('each step of a coaching can be seen where the keyboard comes to it on a low screen', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  // 1366 px, zoomed to 150 %
  await page.setViewportSize({ width: 911, height: 500 })
  const { accessToken } = await loginAs('user')
  const params = await SEEDED_PARAMS['proses-coaching/zoom-meeting'](
    reader(request, accessToken),
  )
  await goTo('proses-coaching/zoom-meeting', params)
  const steps = page.getByRole('navigation', { name: 'Langkah Anda' }).getByRole('link')
  await expect(steps).toHaveCount(5)
  for (const step of await steps.all()) {
    await step.focus()
    await expect(step).toBeInViewport({ ratio: 1 })
  }
})

test('an option that is chosen takes no more room than before', async ({
  page,
  request,
  loginAs,
  goTo,
}) => {
  const server = await attemptOnServer(request, 'pre-test')
  await loginAs('user')
  await goTo('proses-coaching/pre-test', server.params)
  await page.getByRole('button', { name: 'Mulai Pre Test' }).click()
  const width = () =>
    option(page, 'A').evaluate((radio) => {
      const range = document.createRange()
      range.selectNodeContents(radio.parentElement?.lastElementChild ?? radio)
      return range.getBoundingClientRect().width
    })
  await expect(option(page, 'A')).toBeVisible()
  const before = await width()
  await pick(page, 'A')
  expect(await width()).toBe(before)
})
