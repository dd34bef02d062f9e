import { atom, getDefaultStore } from 'jotai'
import { missingScript } from '@/lib/browser/lazy-part'
import { reloadPage } from '@/lib/browser/open-page'
import { tabStorage } from '@/lib/browser/tab-storage'
import { BASE_PATH } from '@/lib/env'
import { hasUnsavedChanges } from '@/lib/router/leave-guard'
import { matchHash } from '@/lib/router/match'
import { routeOf } from '@/lib/routes'

const OUR_SCRIPTS = `${BASE_PATH}/_next/static/`
/** Names in session storage the scripts for which this tab was loaded anew: several may have gone together. */
const RELOADED_FOR = 'reloaded-for'
/** A finger on a link asks for the screen's script: its tap comes first, and takes the address along. */
const AFTER_TAP_MS = 500

const recoveries = new Map<string, Promise<boolean>>()

/** Scripts of parts that the server has no more, where the page was not loaded anew for them. */
export const goneAtom = atom<readonly string[]>([])

/** Why a screen or frame did not come: the server has its script no more. */
export class ScriptGone extends Error {
  /** Still one that did not come. */
  override name = 'ChunkLoadError'
  readonly request: string
  constructor(address: string) {
    super(`${address} is gone`)
    this.request = address
  }
}

/** A script that is still lost after a reload would not come by another one. */
function isFirstReload(address: string): boolean {
  const before = tabStorage.read(RELOADED_FOR)?.split(' ') ?? []
  return (
    !before.includes(address) &&
    tabStorage.keep(RELOADED_FOR, [...before, address].join(' '))
  )
}

/** Whether the server is there but the script is not: a newer build lies on it. */
async function isGone(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
    })
    const isScript = /javascript/.test(headers.get('content-type') ?? '')
    return status === 404 || status === 410 || (ok && !isScript)
  } catch {
    return false
  }
}

async function recover(address: string, mayReload: boolean): Promise<boolean> {
  if (!(await isGone(address))) return false
  if (!mayReload || !isFirstReload(address)) return true
  reloadPage()
  // Nothing is to be shown any more.
  return new Promise(() => {})
}

/** Loads the page anew, once, where a script has gone with an earlier build; else resolves with whether it has. */
function recoverFrom(address: string, mayReload: boolean): Promise<boolean> {
  const known = recoveries.get(address)
  if (known) return known
  const recovery = recover(address, mayReload).finally(() => recoveries.delete(address))
  recoveries.set(address, recovery)
  return recovery
}

/** Loads a screen or a frame. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const script = missingScript(error)
    if (!script) throw error
    const address = new URL(script, location.href).href
    throw (await recoverFrom(address, true)) ? new ScriptGone(address) : error
  }
}

const isUndisturbed = () => routeOf(matchHash(location.hash).name).undisturbed

const ourScript = ({ target }: Event) =>
  target instanceof HTMLScriptElement && target.src.includes(OUR_SCRIPTS)
    ? target.src
    : null

function tell(address: string, isLost: boolean) {
  getDefaultStore().set(goneAtom, (gone) => {
    const others = gone.filter((one) => one !== address)
    return isLost ? [...others, address] : others
  })
}

async function look(address: string) {
  // Part of a screen that is in use: what was typed or is being answered is worth more.
  const mayReload = !hasUnsavedChanges() && !isUndisturbed()
  const isLost = await recoverFrom(address, mayReload)
  // a screen says it in its own place
  if (isLost && !document.querySelector('[data-lost-screen]')) tell(address, true)
}

function noticeLostScript(event: Event) {
  const address = ourScript(event)
  if (address) setTimeout(() => void look(address), AFTER_TAP_MS)
}

function noticeScript(event: Event) {
  const address = ourScript(event)
  if (address) tell(address, false)
}

/** Notices scripts that are lost anywhere on the page, and those that come after all; returns how to stop. */
export function watchLostScripts(): () => void {
  window.addEventListener('error', noticeLostScript, true)
  document.addEventListener('load', noticeScript, true)
  return () => {
    window.removeEventListener('error', noticeLostScript, true)
    document.removeEventListener('load', noticeScript, true)
  }
}
