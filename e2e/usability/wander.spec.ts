import type { Page } from '@playwright/test'
import { routes } from '../../lib/routes.ts'
import { createRandom } from '../../server/testing/world/random.ts'
import { expectAccessible } from '../expectations.ts'
import { expect, test } from '../fixtures.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { hashOf, openWhole, visits } from '../visits.ts'
import { print } from './figures.ts'
import { act, turnLine, type Wanderer } from './wander-acts.ts'
import { faultsOf } from './wander-sight.ts'
import { seeds } from './worlds.ts'

/** Who walks, the screens of theirs, and whose eyes find what these have to show. */
const WALKERS = {
  visitor: [/anyone/, null],
  user: [/anyone|user/, 'user'],
  admin: [/admin/, 'superadmin'],
  superadmin: [/admin/, 'superadmin'],
} as const
const { ROLE = Object.keys(WALKERS).join(), WIDTH } = process.env

test.use({
  ...{ moment: SEEDED_AT, allowedErrors: [/./] },
  ...(WIDTH ? { viewport: { width: Number(WIDTH), height: 760 } } : {}),
})

/** Notes each fault once, with the seed's last steps. */
function note({ faults, trail, tabs }: Wanderer, fault: string) {
  if (faults.some((one) => one.startsWith(fault))) return
  const [where] = tabs.map((tab) => tab.url().split('/').slice(4).join('/'))
  faults.push(`${fault}\n  at ${where} after ${trail.slice(-20).join(' ')}`)
  print(faults.at(-1) ?? '')
}

/** What the screen says of itself and of what was done, told once. */
async function look(world: Wanderer, page: Page) {
  // the browser's own page
  if (!page.url().startsWith('http')) return
  for (const fault of await faultsOf(page, world)) note(world, fault)
  const toasts = await page.getByRole('region', { name: 'Pemberitahuan' }).allInnerTexts()
  const said = toasts.join()
  const isPraised = /(?<!mungkin sudah )berhasil(?!:)/i.test(said) && said !== world.said
  if (isPraised && world.changes === 0) note(world, `says “${said}” of no change`)
  Object.assign(world, { said, changes: 0 })
  if (world.random.chance(0.04))
    await expectAccessible(page).catch((error) => note(world, String(error.message)))
}

/** Back to where something can be pressed: the portal, with its line, signed in again after a while. */
async function comeBack(world: Wanderer, page: Page) {
  const isAway = !page.url().includes('127.0.0.1')
  const isOut = await page
    .evaluate(() => !localStorage.getItem('accessToken'))
    .catch(() => true)
  if (!isAway && !(isOut && world.random.chance(0.1))) return
  if (world.isDown) await turnLine(world, page)
  await world.enter()
  for (const tab of world.tabs) await tab.goto('./')
}

/** What no act may bring about, in whichever tab. */
function watch(world: Wanderer) {
  const context = world.tabs[0].context()
  const tell = (fault: string) => note(world, fault)
  context.on('weberror', (error) => tell(`throws ${error.error().message}`))
  context.on('console', (message) => {
    const isLost = /^Failed to load resource|ChunkLoadError|ConnectionError/.test(
      message.text(),
    )
    if (message.type() === 'error' && !isLost) tell(`logs ${message.text().slice(0, 300)}`)
  })
  context.on('response', (answer) => {
    const [status, method] = [answer.status(), answer.request().method()]
    if (method !== 'GET' && answer.ok()) world.changes += 1
    if (status >= 500) world.planned -= 1
    if (status === 400 || (status >= 500 && world.planned < 0))
      tell(`has ${method} ${answer.url()} answered with ${status}`)
  })
  context.on('dialog', (dialog) => dialog.accept().catch(() => undefined))
  context.on('page', (page) => page.close())
}

for (const { seed, steps } of seeds())
  for (const [who, [screens, eyes]] of Object.entries(WALKERS)) {
    if (!ROLE.split(',').includes(who)) continue
    test(`walk ${seed} of ${who}: whatever is pressed, the screen stays whole and true`, async ({
      page,
      context,
      request,
      mock,
      loginAs,
    }) => {
      test.setTimeout(0)
      const session = eyes && (await loginAs(eyes))
      const read = reader(request, session?.accessToken)
      const mine = visits.filter(({ name }) => screens.test(routes[name].access))
      const found = await Promise.allSettled(mine.map((visit) => hashOf(visit, read)))
      const hashes = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
      const enter = async () => eyes && (await loginAs(who as typeof eyes))
      await enter()
      const world: Wanderer = {
        ...{ random: createRandom(seed), mock, hashes, enter },
        tabs: [page, await context.newPage()],
        ...{ now: Date.parse(SEEDED_AT), isDown: false, isPressed: false },
        ...{ planned: 0, changes: 0, said: '', trail: [], faults: [] },
      }
      watch(world)
      await context.route(
        ({ hostname }) => hostname !== '127.0.0.1',
        (route) => route.abort(),
      )
      for (const tab of world.tabs) await openWhole(tab, world.random.pick(hashes) ?? '#/')
      for (let step = 0; step < steps; step += 1) {
        await comeBack(world, world.tabs[0])
        await act(world)
        // some go on before anything has come to rest
        if (world.random.chance(0.7)) await look(world, world.tabs[0])
      }
      print(`walk ${seed} of ${who}: ${steps} steps, ${world.faults.length} faults`)
      expect(world.faults, `SEED=${seed} ROLE=${who} STEPS=${steps}`).toEqual([])
    })
  }
