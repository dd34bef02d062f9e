import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getDefaultStore } from 'jotai'
import { SWRConfig } from 'swr'
import { frames } from '@/app/_shell/frames'
import { HashShell } from '@/app/_shell/hash-shell'
import { screens } from '@/app/_shell/screens'
import { loadSanitizer } from '@/components/content/rich-text'
import { api } from '@/lib/contract'
import type { Role, User } from '@/lib/entities/user'
import { dialogQueueAtom } from '@/lib/feedback/dialog'
import { dismissError, errorBannerAtom, holdError } from '@/lib/feedback/error-banner'
import { clearSessionEnd } from '@/lib/feedback/session-end'
import { dismissToast, holdToast, toastAtom } from '@/lib/feedback/toast'
import { type HashQuery, pathOf } from '@/lib/router/href'
import { type RouteName, type RouteParams, routes } from '@/lib/routes'
import { clearEverything, storeTokens, storeUser } from '@/lib/session/session'
import { accountOf, fakeToken } from '@/lib/testing/accounts'
import { type Mock, mockApi, startMockApi } from '@/lib/testing/mock-api'

type Parameters<N extends RouteName> = keyof RouteParams<N> extends never
  ? { params?: undefined }
  : { params: RouteParams<N> }

type Options<N extends RouteName> = Parameters<N> & {
  query?: HashQuery
  /** Who is signed in; null or absent for a visitor. */
  as?: Role | null
  /** Parts of the signed-in account that differ from the usual one. */
  user?: Partial<User>
  /** The hash visited before this one, so that 'back' has somewhere to go. */
  from?: string
  api?: readonly Mock[]
}

function signIn(role: Role | null, changes?: Partial<User>) {
  clearEverything()
  if (!role) return
  const account = accountOf(role, changes)
  storeTokens(fakeToken(role, account.id), 'refresh-token')
  storeUser(account)
}

function resetFeedback() {
  getDefaultStore().set(dialogQueueAtom, [])
  clearSessionEnd()
  dismissError()
  dismissToast()
}

// jsdom lays nothing out: no point of the screen has anything on it
document.elementFromPoint = () => null

// Whoever reads a message holds it: a busy machine may look later than it would last.
getDefaultStore().sub(toastAtom, () => void Promise.resolve().then(holdToast))
getDefaultStore().sub(errorBannerAtom, () => void Promise.resolve().then(holdError))

function openAddress(hash: string, from: string | undefined) {
  if (!from) {
    history.replaceState({ position: 0 }, '', hash)
    return
  }
  history.replaceState({ position: 0 }, '', from)
  history.pushState({ position: 1 }, '', hash)
}

/** The server says that it can do what the test answers; by itself it is one of chapter 7. */
const featuresOf = (mocks: readonly Mock[]) =>
  mockApi(api.features.list, [...new Set(mocks.flatMap(({ feature }) => feature ?? []))])

const hasFakeTimers = () => Object.hasOwn(setTimeout, 'clock')

const isTextBox = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Who types a text into a box is one who pastes all of it but the last letter: a form is drawn anew for each letter,
 * which is a tenth of the time of all screens' tests.
 */
function setUpUser() {
  const user = userEvent.setup(
    hasFakeTimers() ? { advanceTimers: jest.advanceTimersByTime } : {},
  )
  const type: typeof user.type = async (element, text, options) => {
    const isPlain = !options && !/[{[]/.test(text) && isTextBox(element)
    if (!isPlain || text.length < 4) return user.type(element, text, options)
    await user.click(element)
    await user.paste(text.slice(0, -1))
    await user.keyboard(text.slice(-1))
  }
  return { ...user, type }
}

/**
 * Mounts the whole client at an address with a signed-in account and a mocked server: real router,
 * guard, frame, hosts and screen. A call that no mock answers fails the test by its name.
 */
export async function renderScreen<N extends RouteName>(name: N, options: Options<N>) {
  const { params, query, as: role = null, user: changes, from, api: mocks = [] } = options
  signIn(role, changes)
  resetFeedback()
  openAddress(`#${pathOf(name, params ?? {}, query)}`, from)
  const server = startMockApi([featuresOf(mocks), ...mocks])
  const { frame } = routes[name]
  await Promise.all([screens[name](), frame !== 'bare' && frames[frame](), loadSanitizer()])
  const view = await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <HashShell />
      </SWRConfig>,
    ),
  )
  return { ...server, user: setUpUser(), container: view.container, unmount: view.unmount }
}
