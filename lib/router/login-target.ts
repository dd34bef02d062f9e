/** Names in session storage the address behind a login, after the account whose page it was. */
export const LOGIN_TARGET = 'after-login'

/**
 * Remembers in this tab the address to which the login that stands in its way leads on.
 * @param owner the account whose page it is; '' for whoever may see it
 */
export function rememberTarget(hash: string, owner = ''): void {
  try {
    if (!sessionStorage.getItem(LOGIN_TARGET)?.endsWith(` ${hash}`))
      sessionStorage.setItem(LOGIN_TARGET, `${owner} ${hash}`)
  } catch {
    // then the login leads where it leads without one
  }
}

/** Another page has been opened instead. */
export function forgetTarget(): void {
  try {
    sessionStorage.removeItem(LOGIN_TARGET)
  } catch {
    return
  }
}
