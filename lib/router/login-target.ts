import { tabStorage } from '@/lib/browser/tab-storage'

/** Names in session storage the address behind a login, after the account whose page it was. */
export const LOGIN_TARGET = 'after-login'

/**
 * Remembers in this tab the address to which the login that stands in its way leads on.
 * @param owner the account whose page it is; '' for whoever may see it
 */
export function rememberTarget(hash: string, owner = ''): void {
  if (!tabStorage.read(LOGIN_TARGET)?.endsWith(` ${hash}`))
    tabStorage.keep(LOGIN_TARGET, `${owner} ${hash}`)
}

/** Another page has been opened instead. */
export function forgetTarget(): void {
  tabStorage.forget(LOGIN_TARGET)
}
