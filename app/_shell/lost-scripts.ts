import { missingScript } from '@/lib/browser/lazy-part'
import { reloadPage } from '@/lib/browser/open-page'
import { tabStorage } from '@/lib/browser/tab-storage'
import { BASE_PATH } from '@/lib/env'
import { hasUnsavedChanges } from '@/lib/router/leave-guard'
import { matchHash } from '@/lib/router/match'
import { routeOf } from '@/lib/routes'

const OUR_SCRIPTS = `${BASE_PATH}/_next/static/`
/** Names in session storage the script for which this tab was loaded anew. */
const RELOADED_FOR = 'reloaded-for'
/** A finger on a link asks for the screen's script: its tap comes first, and takes the address along. */
const AFTER_TAP_MS = 500

const recoveries = new Map<string, Promise<void>>()

/** A script that is still lost after a reload would not come by another one. */
function isFirstReload(address: string): boolean {
  return tabStorage.read(RELOADED_FOR) !== address && tabStorage.keep(RELOADED_FOR, address)
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

async function recover(address: string): Promise<void> {
  if (!(await isGone(address)) || !isFirstReload(address)) return
  reloadPage()
  // Nothing is to be shown any more.
  await new Promise(() => {})
}

/** Loads the page anew, once, where a script has gone with an earlier build; else resolves. */
function recoverFrom(script: string): Promise<void> {
  const address = new URL(script, location.href).href
  const known = recoveries.get(address)
  if (known) return known
  const recovery = recover(address).finally(() => recoveries.delete(address))
  recoveries.set(address, recovery)
  return recovery
}

/** Lets a tap on 'Coba lagi' load the page anew once more. */
export function allowReload() {
  tabStorage.forget(RELOADED_FOR)
}

/** Loads a screen or a frame. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const script = missingScript(error)
    if (script) await recoverFrom(script)
    throw error
  }
}

const isUndisturbed = () => routeOf(matchHash(location.hash).name).undisturbed

function noticeLostScript({ target }: Event) {
  if (!(target instanceof HTMLScriptElement) || !target.src.includes(OUR_SCRIPTS)) return
  const { src } = target
  setTimeout(() => {
    // Part of a screen that is in use: what was typed or is being answered is worth more.
    if (!hasUnsavedChanges() && !isUndisturbed()) void recoverFrom(src)
  }, AFTER_TAP_MS)
}

/** Notices scripts that are lost anywhere on the page; returns how to stop. */
export function watchLostScripts(): () => void {
  window.addEventListener('error', noticeLostScript, true)
  return () => window.removeEventListener('error', noticeLostScript, true)
}
