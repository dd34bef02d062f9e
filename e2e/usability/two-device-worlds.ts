import type { Page } from '@playwright/test'
import { createRandom, type Random } from '../../server/testing/world/random.ts'
import { part } from '../expectations.ts'
import { ACCOUNTS, expect } from '../fixtures.ts'
import {
  type attemptOnServer,
  expectAnswer,
  option,
  pick,
  SAVED,
  showTab,
} from '../journeys/attempt.ts'
import { goToQuestion } from '../journeys/participant.ts'
import type { MockControls } from '../mock-controls.ts'
import { type ActOf, FAULTS, play, type Weighed } from './worlds.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const HOUR_MS = 3_600_000

export interface Device {
  page: Page
  isDown: boolean
  /** The last choice that was made here, by question number. */
  chosen: Map<number, string>
}

export interface World {
  random: Random
  devices: Device[]
  mock: MockControls
  server: Awaited<ReturnType<typeof attemptOnServer>>
  questions: number
}

type Act = ActOf<World, Device>

export const worldOf = (
  seed: number,
  parts: Omit<World, 'random' | 'devices'>,
  pages: Page[],
): World => ({
  ...parts,
  random: createRandom(seed),
  devices: pages.map((page) => ({ page, isDown: false, chosen: new Map() })),
})

/** What is marked for the question on the screen; null where nothing is. */
export async function shownChoice(page: Page): Promise<string | null> {
  for (const letter of LETTERS) if (await option(page, letter).isChecked()) return letter
  return null
}

/** What is called saved stands on the server as it is shown; without a line nothing is called saved. */
const choose: Act = async ({ random, server, questions }, { page, isDown, chosen }) => {
  const no = 1 + random.below(questions)
  const letter = random.pick(LETTERS) ?? 'A'
  await goToQuestion(page, no)
  const isNew = (await shownChoice(page)) !== letter
  await pick(page, letter)
  if (!isNew) return
  chosen.set(no, letter)
  if (isDown) return expectAnswer(page, 'Menunggu sinyal')
  await expectAnswer(page, SAVED)
  expect((await server.answers())[no], `question ${no}`).toBe(await shownChoice(page))
}

const turnLine: Act = async (_, device) => {
  device.isDown = !device.isDown
  await device.page.context().setOffline(device.isDown)
}

const loseAnswers: Act = async ({ random, mock }) => {
  // those before do not add up: the waits between tries would
  await mock.plan()
  await mock.plan({
    ...(random.pick(FAULTS) ?? { status: 500 }),
    ...{ method: 'POST', path: '*/answer', times: 1 + random.below(3) },
  })
}

const reload: Act = async (_, { page, isDown }) => {
  if (isDown) return
  await page.reload()
  await expect(
    part(page, 'Soal 1')
      .or(page.getByRole('region', { name: /^Soal \d/ }))
      .first(),
  ).toBeVisible()
}

const moveClock: Act = ({ random }, { page }) =>
  page.evaluate(
    (ahead) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + ahead
    },
    (random.below(7) - 3) * HOUR_MS,
  )

const endToken: Act = ({ mock }) => mock.expireSession(ACCOUNTS.user.username)

const lookAway: Act = async (_, { page }) => {
  await showTab(page, false)
  await showTab(page, true)
}

const ACTS: Weighed<Act>[] = [
  { weight: 12, play: choose },
  { weight: 3, play: turnLine },
  { weight: 3, play: loseAnswers },
  { weight: 1, play: reload },
  { weight: 1, play: moveClock },
  { weight: 1, play: endToken },
  { weight: 1, play: lookAway },
]

/** One thing that happens to one of the devices. */
export const playStep = (world: World) => play(world, world.devices, ACTS)

/** The line is good again everywhere, and all that waited has gone. */
export async function settleWorld({ mock, devices }: World): Promise<void> {
  await mock.plan()
  for (const device of devices) {
    if (device.isDown) await turnLine({} as World, device)
    await expect(device.page.getByText(/^(Menyimpan…|Menunggu sinyal)/)).toHaveCount(0)
  }
}
