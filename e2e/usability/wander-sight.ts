import type { ElementHandle, Page } from '@playwright/test'

/** What may be pressed or filled, or how a person sees that it is none of both now. */
export const STOPS =
  'a[href], button, input, select, textarea, summary, [role=tab], [role=option], [role=menuitem], [contenteditable=true]'

/** One of what is there, in the topmost window where one is open. */
export async function stopOn(page: Page, kinds: string, share: number) {
  const found = await page.evaluateHandle(
    ([selector, part]) => {
      const windows = document.querySelectorAll('[role=dialog], [role=alertdialog]')
      const all = ([...windows].at(-1) ?? document).querySelectorAll<HTMLElement>(selector)
      const there = [...all].filter(
        (one) =>
          one.matches('[type=file]') || (one.checkVisibility() && !one.closest('[inert]')),
      )
      // what a screen is for, rather than the frame around it
      const own = there.filter((one) => one.closest('main, [role$=dialog]'))
      const weighed = [...there, ...own, ...own]
      return weighed[Math.floor(part * weighed.length)]
    },
    [kinds, share] as const,
  )
  return found.asElement()
}

/** What it is called in a trail. */
export const titleOf = (stop: ElementHandle<HTMLElement>) =>
  stop.evaluate((one) => {
    const name = one.ariaLabel ?? (one.innerText || one.id)
    return `${one.localName} “${name.replace(/\s+/g, ' ').slice(0, 40)}”`
  })

/** How long an act takes to be seen, in ms. */
const REST_MS = 150
/** How long what is seen only in passing may stay, in ms; the longest waits for a call that a fault holds back. */
const PATIENCE_MS = [400, 1000, 2500, 5000]

/** What is wrong with the screen whatever was done before, once it has had its time to come to rest. */
export async function faultsOf(
  page: Page,
  { isPressed, isDown }: Asked,
): Promise<string[]> {
  const asked = { isPressed, isDown, stops: STOPS }
  await page.waitForTimeout(REST_MS)
  let faults = await page.evaluate(findFaults, asked)
  for (const wait of PATIENCE_MS) {
    if (faults.length === 0) break
    await page.waitForTimeout(wait)
    const left = await page.evaluate(findFaults, asked)
    faults = faults.filter((fault) => left.includes(fault))
  }
  return faults
}

interface Asked {
  /** A button or key was pressed last, which leaves the focus somewhere. */
  isPressed: boolean
  /** Without a line what loads may do so for ever. */
  isDown: boolean
}

/** Runs in the page, so that it uses nothing from outside of it. */
function findFaults({ isPressed, isDown, stops }: Asked & { stops: string }): string[] {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
    )
  const nameOf = (one: Element) => one.outerHTML.replace(/\s+/g, ' ').slice(0, 160)

  const words = () => {
    const BROKEN = /undefined|\bNaN\b|\[object|Invalid Date|\bnull\b|\bInfinity\b/
    const ENGLISH =
      /\b(failed|error|fetch|not found|unexpected|invalid|network|request|timed out|cannot)\b/i
    // what a person has typed is theirs
    const typed = all('input, textarea, [contenteditable=true]') as HTMLInputElement[]
    const own = typed.flatMap((one) => [one.value, one.innerText]).filter(Boolean)
    const text = own
      .reduce((rest, part) => rest.replaceAll(part, ''), document.body.innerText)
      // as the specification has it
      .replace(/Oops! Page not found\.|Failed to refresh token/, '')
    // names of what a message is filled with are told where its text is written
    const gaps = location.hash.includes('teks-pesan') ? [] : [/\{\w+\}/]
    return [BROKEN, ENGLISH, ...gaps].flatMap((pattern) => {
      const at = text.search(pattern)
      return at < 0 ? [] : [`says ${text.slice(Math.max(0, at - 40), at + 40)}`]
    })
  }
  const frame = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    const headings = [...document.querySelectorAll('[data-app] h1')]
    const first = headings.filter((one) => one.checkVisibility()).length
    return [
      ...(scrollWidth > clientWidth + 1
        ? [`is ${scrollWidth - clientWidth} px too wide`]
        : []),
      ...(document.title ? [] : ['has no title']),
      ...(first === 1 || isDown ? [] : [`has ${first} headings of the first level`]),
    ]
  }
  const names = () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const twice = ids.filter((id, at) => ids.indexOf(id) < at)
    const isNamed = (one: HTMLElement) => {
      const by = one.getAttribute('aria-labelledby')?.split(' ') ?? []
      const labels = (one as HTMLInputElement).labels ?? []
      const told = [one, ...labels, ...by.map((id) => document.getElementById(id))]
      return told.some(
        (part) =>
          part?.ariaLabel ||
          part?.textContent?.trim() ||
          part?.querySelector('img[alt]:not([alt=""])'),
      )
    }
    const nameless = all(stops).filter(
      (one) => !isNamed(one) && !one.closest('[aria-hidden=true]'),
    )
    return [
      ...twice.map((id) => `has the id ${id} twice`),
      ...nameless.map((one) => `gives no name to ${nameOf(one)}`),
    ]
  }
  const covers = () => {
    const hit = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    if (!hit || getComputedStyle(hit).position !== 'fixed' || hit.textContent?.trim())
      return []
    const { width, height } = hit.getBoundingClientRect()
    const isOver = width >= innerWidth && height >= innerHeight
    return isOver && !all('[role$=dialog]').length ? [`is covered by ${nameOf(hit)}`] : []
  }
  const focus = document.activeElement
  const isLost = isPressed && (!focus || focus === document.body)
  const busy = isDown ? [] : all('button[aria-busy=true], [data-loading]')
  return [
    ...words(),
    ...frame(),
    ...names(),
    ...covers(),
    ...(isLost ? ['has the focus nowhere'] : []),
    ...busy.map((one) => `never ends to wait: ${nameOf(one)}`),
  ]
}
