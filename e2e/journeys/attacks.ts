import { expect, type Page, type Request, type Route } from '@playwright/test'
import { ALL_PAYLOADS, FOREIGN_HOST } from '../../lib/testing/xss-payloads.ts'

declare global {
  interface Window {
    reportAttack?: (what: string) => void
  }
}

/** Runs in the page: whatever an attack can leave in the tree without having run yet. */
export function markupOfAttacks(): string[] {
  const schemes = /^(javascript|vbscript|data:text|blob|file|view-source):?/i
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'ping']
  const allowed =
    'p,br,strong,b,em,i,u,s,sub,sup,a,ul,ol,li,blockquote,h2,h3,h4,hr,code,pre'
  const shown = document.querySelectorAll('.rich-text:not([contenteditable])')
  const foreign = [...shown].flatMap((text) => [
    ...text.querySelectorAll(`:not(${allowed})`),
  ])
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        const address = [...value].filter((letter) => letter > ' ').join('')
        const isAddress = addresses.includes(name) && schemes.test(address)
        return /^on|^srcdoc$/.test(name) || isAddress
      })
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  )
  return [...foreign.map(({ outerHTML }) => outerHTML), ...attributes]
}

/** Notices every sign that text of somebody else became code in this page, from now on. */
export async function watchAttacks(page: Page) {
  const signs: string[] = []
  const open = new Set<Request>()
  page.on('dialog', (dialog) => {
    signs.push(`${dialog.type()} ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    // what the document before still asked for is not told to have ended
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
    if (request.url().includes(`//${FOREIGN_HOST}`)) signs.push(`request ${request.url()}`)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await page.route(`**://${FOREIGN_HOST}/**`, (route) => route.abort())
  await page.exposeFunction('reportAttack', (what: string) => signs.push(what))
  await page.addInitScript(() => {
    Object.defineProperty(window, '__xss', {
      set: () => top?.window.reportAttack?.(`script ran in ${location.href}`),
    })
  })
  /** Waits for the screen to be there whole, then looks through it. */
  const expectHarmless = async () => {
    await expect(page.locator('[data-app] h1').first()).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(() => [...open].map((request) => request.url())).toEqual([])
    signs.push(...(await page.evaluate(markupOfAttacks)))
    expect(signs, page.url()).toEqual([])
  }
  return { signs, expectHarmless }
}

/** Fields that people fill with words of their own, as their answers call them. */
const WORDS =
  /^(name|fullName|topic|caption|question|questions|answer|deskripsi|label|jabatan|instansi|namaInstansi|pendidikan|coachingLainnya|reason|narahubung|extra|soal|pil[A-D]|fileName|username|coachingCode|message)$/
/** Fields that become addresses of links. */
const ADDRESSES = /^(tautan|meetingUrl|url|fileUrl|contact|email|whatsapp)$/

const SCHEMES = [
  'javascript:__xss=1',
  ' JaVaScRiPt:__xss=1//https://kehutanan.go.id',
  'data:text/html,<script>parent.__xss=1</script>',
  '"onfocus=__xss=1 autofocus x="',
]

/** Puts attacks into every word of the API's answers, as a server would that sanitises nothing. */
export function poisonAnswers(page: Page) {
  let used = 0
  const next = (list: readonly string[]) => list[used++ % list.length] ?? ''
  const words = () => [1, 2, 3].map(() => next(ALL_PAYLOADS)).join(' ')
  const poison = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => poison(item, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, poison(item, name)]),
      )
    if (typeof value !== 'string') return value
    if (WORDS.test(key)) return words()
    return ADDRESSES.test(key) ? next(SCHEMES) : value
  }
  const answer = async (route: Route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    // the server may close an idle connection just as a call is passed on over it
    const response = await route.fetch({ maxRetries: 2 })
    const isJson = response.headers()['content-type']?.includes('json')
    if (!response.ok() || !isJson) return route.fulfill({ response })
    return route.fulfill({ response, json: poison(await response.json()) })
  }
  return page.route('**/api/v1/**', answer)
}

/** Runs every attack in an empty page of the same host, where nothing protects. */
export async function runUnprotected(page: Page) {
  const body = '<h1>Tanpa perlindungan</h1>'
  await page.route('**/unprotected', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  await page.goto('unprotected')
  // which would lead away from the page at once
  const attacks = ALL_PAYLOADS.filter((payload) => !payload.includes('http-equiv'))
  await page.evaluate((payloads) => {
    for (const payload of payloads) {
      const place = document.createElement('div')
      document.body.append(place)
      place.innerHTML = payload
    }
  }, attacks)
}
