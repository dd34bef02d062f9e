import type { ElementHandle, Page } from '@playwright/test'
import type { Random } from '../../server/testing/world/random.ts'
import { excel, pdf, picture } from '../files.ts'
import type { MockControls } from '../mock-controls.ts'
import { fillIn } from './hands.ts'
import { STOPS, stopOn, titleOf } from './wander-sight.ts'
import { FAULTS } from './worlds.ts'

const HOUR_MS = 3_600_000
/** What cannot be pressed by then lies under something else. */
const REACH = { timeout: 1500 }
const KEYS = ['Escape', 'Tab', 'Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Home', '?', '/']
const TEXTS = [
  ...['', '  ', '0', '-1', '9999999999', '2026-12-01', '25/12/2026', '09:00', 'a@b.co'],
  ...['Hutan', 'Balai Besar TN', '0812-3456-7890', 'https://zoom.us/j/123', '<b>x</b>'],
  ...['مرحبا', '☃️𝒜', 'a'.repeat(300), 'Tahura '.repeat(60)],
]
const FILES = [
  picture('foto.png', { width: 64, height: 48 }),
  pdf('surat.pdf', 'Surat'),
  excel('tabel.xlsx', [['nama'], ['Siti']]),
]

/** A person who presses whatever there is, in two tabs, of which the first is looked at. */
export interface Wanderer {
  random: Random
  mock: MockControls
  /** Addresses of the screens that this person may open. */
  hashes: string[]
  tabs: [Page, Page]
  enter: () => Promise<unknown>
  /** The server's time. */
  now: number
  isDown: boolean
  /** The last act was a press, which leaves the focus somewhere. */
  isPressed: boolean
  /** Calls that were asked to fail and have not done so yet. */
  planned: number
  /** Calls that changed something since the last look. */
  changes: number
  /** What the toast said then. */
  said: string
  trail: string[]
  faults: string[]
}

type Stop = ElementHandle<HTMLElement>
type Do = (world: Wanderer, page: Page, stop: Stop) => unknown
/** How often something is done, and to which things where it is done to one. */
type Act = { weight: number; does: string; on?: string; play: Do }

export async function turnLine(world: Wanderer, page: Page) {
  world.isDown = !world.isDown
  await page.context().setOffline(world.isDown)
}

const ACTS: Act[] = [
  {
    ...{ weight: 40, does: 'press', on: STOPS },
    async play(world, _, stop) {
      const force = await stop.evaluate((one) =>
        one.matches('[type=radio], [type=checkbox], [aria-disabled=true]'),
      )
      await stop.click({ ...REACH, force })
      world.isPressed = true
    },
  },
  {
    ...{
      weight: 10,
      does: 'type',
      on: 'input:not([type=radio], [type=checkbox], [type=file]), textarea',
    },
    play: ({ random }, _, stop) => stop.fill(random.pick(TEXTS) ?? '', REACH),
  },
  {
    ...{ weight: 7, does: 'key' },
    async play(world, page) {
      const key = world.random.pick(KEYS) ?? 'Tab'
      world.trail.push(key)
      world.isPressed = await page.evaluate(() => document.activeElement !== document.body)
      await page.keyboard.press(key)
    },
  },
  {
    ...{ weight: 4, does: 'open' },
    async play({ random, hashes, trail }, page) {
      const hash = random.pick(hashes) ?? '#/'
      trail.push(hash)
      await page.evaluate((to) => location.assign(to), hash)
    },
  },
  {
    ...{ weight: 3, does: 'choose', on: 'select' },
    async play({ random }, _, stop) {
      const count = await stop.evaluate((one) => one.querySelectorAll('option').length)
      await stop.selectOption({ index: random.below(count) }, REACH)
    },
  },
  {
    ...{ weight: 3, does: 'write', on: '[contenteditable=true]' },
    async play({ random }, page, stop) {
      await stop.click(REACH)
      await page.keyboard.insertText(random.pick(TEXTS) ?? '')
      await page.keyboard.press(random.pick(['Enter', 'ControlOrMeta+b']) ?? '')
    },
  },
  {
    ...{ weight: 2, does: 'attach', on: '[type=file]' },
    play: ({ random }, _, stop) => stop.setInputFiles(random.pick(FILES) ?? [], REACH),
  },
  { weight: 3, does: 'fill in', on: 'form', play: (_, page, stop) => fillIn(stop, page) },
  { weight: 2, does: 'Back', play: (_, page) => page.evaluate(() => history.back()) },
  { weight: 1, does: 'Forward', play: (_, page) => page.evaluate(() => history.forward()) },
  { weight: 1, does: 'reload', play: ({ isDown }, page) => isDown || page.reload() },
  { weight: 1, does: 'line', play: turnLine },
  { weight: 1, does: 'other tab', play: ({ tabs }) => tabs.reverse()[0]?.bringToFront() },
  {
    ...{ weight: 0.5, does: 'letters' },
    play: (_, page) =>
      page.evaluate(() => {
        const { style } = document.documentElement
        style.fontSize = style.fontSize ? '' : '150%'
      }),
  },
  {
    ...{ weight: 0.3, does: 'hours later' },
    async play(world) {
      world.now += (1 + world.random.below(30)) * HOUR_MS
      await world.mock.setClock(new Date(world.now))
    },
  },
  {
    ...{ weight: 1, does: 'a call fails' },
    async play(world) {
      world.planned += 1
      const fault = world.random.pick(FAULTS)
      await world.mock.plan({ ...fault, method: '*', path: '/api/v1/*', times: 1 })
    },
  },
]

/** Does one thing, as far as it can be done. */
export async function act(world: Wanderer): Promise<void> {
  const [page] = world.tabs
  const one = world.random.weighted(ACTS)
  if (!one) return
  world.trail.push(`- ${one.does}`)
  world.isPressed = false
  const stop = one.on ? await stopOn(page, one.on, world.random.next()) : null
  if (one.on && !stop) return
  if (stop) world.trail.push(await titleOf(stop))
  await Promise.resolve(one.play(world, page, stop as Stop)).catch(() => undefined)
}
