/**
 * How fluent the table of 10,000 participants is in a real browser whose processor is four times slower:
 * `npm run build && node scripts/run.mjs bench/table.ts`. Prints milliseconds; runs alone on the machine.
 */
import type { Page } from '@playwright/test'
import type { Participant } from '../lib/entities/user.ts'
import { openPage } from './browser/signed-in-page.ts'

const ROWS = 10_000
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4)
/** What an admin types; each letter is a search. */
const SEARCHES = ['santoso', 'balai pemantapan', '0812345', 's1 kehutanan']

const pick = <T>(list: readonly T[], index: number): T | undefined =>
  list[index % list.length]

const FIRST = ['Siti', 'Budi', 'Made', 'Yohana', 'Agus', 'Dewi', 'Rizky', 'Nurul', 'Hendra']
const LAST = ['Santoso', 'Rahma', 'Wirawan', 'Wanggai', 'Lestari', 'Siregar', 'Pratama']
const OFFICES = ['Balai Pemantapan Kawasan Hutan', 'KPH Gunung Rinjani', 'BPHL Wilayah X']
const SCHOOLS = ['S1 Kehutanan', 'S2 Ilmu Lingkungan', 'D3', 'SMK Kehutanan']

function participant(index: number): Participant {
  const name = `${pick(FIRST, index)} ${pick(LAST, index * 7)} ${index}`
  return {
    id: `0198c2a4-0000-7000-8000-${String(index).padStart(12, '0')}`,
    fullName: name,
    jenisKelamin: 'Perempuan',
    asalInstansi: { id: String(index % 3), name: pick(OFFICES, index) ?? '' },
    namaInstansi: `Seksi ${index % 40}`,
    jabatan: `Penyuluh Kehutanan Tingkat ${index % 9}`,
    pendidikan: pick(SCHOOLS, index) ?? null,
    coachingYangDiminati: [{ id: '1', name: 'Perhutanan Sosial' }],
    coachingLainnya: null,
    email: `peserta.${index}@contoh.go.id`,
    contact: `08123${String(index * 7919)
      .padStart(8, '0')
      .slice(-8)}`,
    username: `peserta${index}`,
    role: 'user',
    _count: { UserCoachings: index % 12 },
  }
}

interface Measured {
  /** From the first event until the table stood still and was painted. */
  shown: number
  /** The longest time for which nothing else could happen meanwhile. */
  blocked: number
}

declare global {
  interface Window {
    measured?: Promise<Measured>
  }
}

/** Runs in the page: begins to watch, and leaves what will be measured in the window. */
function watchTable() {
  const QUIET_MS = 400
  const EVENTS = ['keydown', 'pointerdown']
  let start = 0
  let last = 0
  let blocked = 0
  const longTasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked = Math.max(blocked, duration)
  })
  longTasks.observe({ type: 'longtask' })
  const changes = new MutationObserver(() => {
    requestAnimationFrame(() => {
      last = performance.now()
    })
  })
  changes.observe(document.body, { subtree: true, childList: true, characterData: true })
  const begin = (event: Event) => {
    start ||= event.timeStamp
  }
  for (const name of EVENTS) window.addEventListener(name, begin, true)
  window.measured = new Promise((resolve) => {
    const timer = setInterval(() => {
      const isBusy = document.querySelector('[aria-busy=true]') !== null
      if (!start || last < start || isBusy || performance.now() - last < QUIET_MS) return
      clearInterval(timer)
      changes.disconnect()
      longTasks.disconnect()
      for (const name of EVENTS) window.removeEventListener(name, begin, true)
      resolve({ shown: last - start, blocked })
    }, 50)
  })
}

/** Does something that changes the table, and measures it. */
async function measure(page: Page, act: () => Promise<unknown>): Promise<Measured> {
  await page.evaluate(watchTable)
  await act()
  await page.waitForFunction(() => window.measured)
  const measured = await page.evaluate(() => window.measured)
  if (!measured) throw new Error('Nothing was measured')
  return measured
}

const share = (numbers: number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * part))
  ]

function report(what: string, measured: Measured[]) {
  const line = (name: 'shown' | 'blocked') => {
    const numbers = measured.map((one) => Math.round(one[name]))
    return `${name} p50 ${share(numbers, 0.5)} p95 ${share(numbers, 0.95)} max ${Math.max(...numbers)}`
  }
  process.stdout.write(
    `${what} (${measured.length}): ${line('shown')}; ${line('blocked')}\n`,
  )
}

async function typed(page: Page) {
  const box = page.getByRole('searchbox')
  const measured = []
  for (const words of SEARCHES) {
    await box.focus()
    for (const letter of words) {
      // a space at the end changes nothing that is shown
      if (letter === ' ') await page.keyboard.press('Space')
      else measured.push(await measure(page, () => page.keyboard.press(letter)))
    }
    await box.fill('')
    await page.getByText(`dari ${ROWS}`).waitFor()
  }
  return measured
}

/** Presses the buttons one after the other. */
async function pressed(page: Page, names: readonly string[]) {
  const measured = []
  for (const name of names) {
    const button = page.getByRole('button', { name }).first()
    measured.push(await measure(page, () => button.click()))
  }
  return measured
}

const { page, base, throttle, close } = await openPage(process.env.PORT ?? '4090')
try {
  const people = Array.from({ length: ROWS }, (_, index) => participant(index))
  await page.route('**/api/v1/user', (route) => route.fulfill({ json: people }))
  await page.goto(`${base}#/admin/infografik-minat`)
  await page.getByRole('button', { name: 'Unduh PNG' }).waitFor()
  await throttle(SLOWDOWN)
  const open = () => page.getByRole('link', { name: 'Peserta', exact: true }).last().click()
  report('first render', [await measure(page, open)])
  report('keystroke in the search', await typed(page))
  const heads = ['Nama', 'Nama', 'Instansi', 'Email', 'WhatsApp', 'Coaching']
  report('sort', await pressed(page, heads))
  report('keystroke while sorted', await typed(page))
  report('next page', await pressed(page, Array(5).fill('Halaman berikutnya')))
} finally {
  await close()
}
