import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { api } from '../../lib/contract/index.ts'
import type { AdminCoaching } from '../../lib/entities/coaching.ts'
import type { Proposal } from '../../lib/entities/proposal.ts'
import type { Random } from '../../server/testing/world/random.ts'
import { dialogWith } from '../expectations.ts'
import { ACCOUNTS } from '../fixtures.ts'
import { openTab } from '../journeys/admin-coaching.ts'
import type { MockControls } from '../mock-controls.ts'
import { type ActOf, FAULTS, play, type Weighed } from './worlds.ts'

/** What the server holds of a coaching, asked beside the browsers. */
export function coachingOnServer(request: APIRequestContext, id: string) {
  const ask = async <A>(path: string): Promise<A> => {
    const login = await request.post('api/v1/auth/login', { data: ACCOUNTS.superadmin })
    const headers = { authorization: `Bearer ${(await login.json()).accessToken}` }
    const answer = await request.get(`api/v1${path.replace(':id', id)}`, { headers })
    expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
    return await answer.json()
  }
  return {
    id,
    proposals: () => ask<Proposal[]>(api.adminCoaching.proposals.path),
    coaching: () => ask<AdminCoaching>(api.adminCoaching.get.path),
  }
}

type Fields = Pick<AdminCoaching, 'topic' | 'totalPeserta'>

export interface World {
  random: Random
  pages: Page[]
  mock: MockControls
  server: ReturnType<typeof coachingOnServer>
  /** What the fields are by the last change that was told as done. */
  fields: Fields
  /** Decisions that have been tried, by page: the same one again is a try to hear of it. */
  tried: Set<string>
}

type Act = ActOf<World, Page>

/** Notes every message of a page from its first moment: a toast is gone after three seconds. */
export const noteMessages = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = []
    const known = new WeakSet<Element>()
    Object.assign(window, { heard })
    const listen = () => {
      for (const one of document.querySelectorAll('[data-message] p')) {
        if (known.has(one)) continue
        known.add(one)
        heard.push(one.textContent ?? '')
      }
    }
    new MutationObserver(listen).observe(document, { childList: true, subtree: true })
  })

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0).join(' '))

const VERDICTS = {
  Terima: { done: 'Proposal telah disetujui', status: 'APPROVED' },
  Tolak: { done: 'Proposal telah ditolak', status: 'REJECTED' },
} as const
const ANOTHER_WAS_FIRST = { APPROVED: /sudah disetujui/, REJECTED: /sudah ditolak/ }

/** Sends the letter of a decision until the page has said what became of it, in a message or beside the button. */
async function send(page: Page, form: Locator, stays: Locator) {
  await heard(page)
  await form.getByRole('button', { name: 'Kirim', exact: true }).click()
  let words = ''
  await expect
    .poll(async () => {
      words += await heard(page)
      return words !== '' || (await stays.isVisible())
    })
    .toBe(true)
  return { words, hasStayed: await stays.isVisible() }
}

const subjectsOf = (proposal: Proposal | undefined) =>
  proposal?.told?.map(({ subject }) => subject)

/** Terima or Tolak of somebody whom this page shows as waiting, whatever has become of them meanwhile. */
const decide: Act = async ({ random, server, pages, tried }, page) => {
  const verb = random.chance(0.5) ? 'Terima' : 'Tolak'
  const names = await page
    .getByRole('button', { name: new RegExp(`^${verb} pengajuan `), disabled: false })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const name = random.pick(names)
  if (!name) return
  const now = async () => (await server.proposals()).find((one) => name.endsWith(one.name))
  const before = await now()
  await page.getByRole('button', { name, exact: true }).click()
  const form = dialogWith(page, `${verb} pengajuan`)
  const unsent = form.getByText(/Notifikasi belum terkirim|Keputusan belum dikirim/)
  let said = await send(page, form, unsent)
  while (said.hasStayed && random.chance(0.7)) {
    expect(subjectsOf(await now()), name).toEqual(subjectsOf(before))
    said = await send(page, form, unsent)
  }
  const after = await now()
  const { done, status } = VERDICTS[verb]
  const own = `${name} by ${pages.indexOf(page)}`
  if (said.words.includes(done)) {
    expect(after?.status, own).toBe(status)
    if (!tried.has(own)) expect(before?.status, own).toBe('PENDING')
  }
  tried.add(own)
  for (const [stands, words] of Object.entries(ANOTHER_WAS_FIRST))
    if (words.test(said.words)) expect(after?.status, said.words).toBe(stands)
  if (said.hasStayed) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Presses a button until it has gone with its window; the same window may come again. */
async function answer(button: Locator) {
  const pressed = await button.elementHandle()
  await button.click()
  await pressed?.waitForElementState('hidden')
}

/** 'Update' until the page has said what became of it; of a field that both have changed, one of both values. */
async function update(page: Page, random: Random) {
  const yes = page
    .getByRole('dialog', { name: 'Anda yakin mengubah Informasi' })
    .getByRole('button', { name: 'Ya', exact: true })
  const question = page.getByRole('dialog', { name: 'Sudah berubah sejak dibuka' })
  const choose = question.getByRole('button', { name: 'Simpan pilihan' })
  const nothing = page.getByText('Belum ada perubahan.')
  await heard(page)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  let wasAsked = false
  for (let words = ''; ; words = await heard(page)) {
    if (words) return { words, wasAsked }
    const message = page.locator('[data-message] p')
    await expect(yes.or(choose).or(nothing).or(message).first()).toBeVisible()
    if (await nothing.isVisible()) return { words: await nothing.innerText(), wasAsked }
    if (await choose.isVisible()) {
      wasAsked = true
      const which = random.chance(0.7) ? /^Isian Anda/ : /^Yang tersimpan/
      await question.getByRole('radio', { name: which }).check({ force: true })
      await answer(choose)
    } else if (await yes.isVisible()) {
      await answer(yes)
    }
  }
}

const fieldsOf = ({ topic, totalPeserta }: Fields): Fields => ({ topic, totalPeserta })

/** Another topic or another number of places, on the form as this page has it, tried until it is told as done. */
const change: Act = async (world, page) => {
  const { random, server } = world
  await openTab(page, 'Coach')
  const name = random.chance(0.5) ? 'topic' : 'totalPeserta'
  const field = page.getByRole('textbox', {
    name: { topic: 'Topik', totalPeserta: 'Total Peserta' }[name],
  })
  const mine =
    name === 'topic' ? `Topik ${random.below(1000)}` : String(60 + random.below(30))
  const [seen, held] = [await field.inputValue(), String((await server.coaching())[name])]
  // what is no change is not sent
  if (mine === seen) return
  await field.fill(mine)
  let isAsked = false
  for (let words = ''; !/berhasil diupdate|sudah sama|Belum ada/.test(words); ) {
    const said = await update(page, random)
    words = said.words
    isAsked ||= said.wasAsked
    // what was not told as done is not lost
    if (!isAsked) await expect(field).toHaveValue(mine)
  }
  if (seen !== held && held !== mine)
    expect(isAsked, `${name}: ${seen}, ${held} meanwhile, now ${mine}`).toBe(true)
  const stored = fieldsOf(await server.coaching())
  world.fields = { ...world.fields, [name]: stored[name] }
  expect(stored, `${name}: ${mine}`).toEqual(world.fields)
  await expect(field).toHaveValue(String(stored[name]))
  await openTab(page, 'Peserta dan Pertanyaan')
}

/** Shows the coaching as it is by now. */
const reload: Act = async (_, page) => {
  await page.reload()
  await expect(page.getByText(/^\d+ dari \d+ peserta disetujui$/)).toBeVisible()
}

const CALLS = [
  { method: 'POST', path: '/notification/proposal' },
  { method: 'POST', path: '/proposal/*' },
  { method: 'PATCH', path: '/coaching/admin/*' },
]
const loseAnswers: Act = async ({ random, mock }) => {
  await mock.plan()
  const [fault, call] = [random.pick(FAULTS), random.pick(CALLS)]
  if (fault && call) await mock.plan({ ...fault, ...call, times: 1 + random.below(2) })
}

const ACTS: Weighed<Act>[] = [
  { weight: 8, play: decide },
  { weight: 5, play: change },
  { weight: 4, play: loseAnswers },
  { weight: 1, play: reload },
]

/** One thing that one of the two does, or that befalls what they do next. */
export const playStep = (world: World) => play(world, world.pages, ACTS)

const SHOWN = { APPROVED: 'Disetujui', REJECTED: 'Ditolak', PENDING: 'Terima' }

/** Both are shown what the server holds, and everybody was told of a decision once. */
export async function settleWorld(world: World): Promise<void> {
  const { mock, pages, server } = world
  await mock.plan()
  const proposals = await server.proposals()
  const approved = proposals.filter(({ status }) => status === 'APPROVED').length
  const { totalPeserta } = await server.coaching()
  expect(approved).toBeLessThanOrEqual(totalPeserta)
  for (const page of pages) {
    await reload(world, page)
    await expect(
      page.getByText(`${approved} dari ${totalPeserta} peserta disetujui`),
    ).toBeVisible()
    for (const { name, status } of proposals)
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText(
        SHOWN[status],
      )
  }
}
