import { dialogWith, heading } from '../expectations.ts'
import { ACCOUNTS, expect } from '../fixtures.ts'
import type { Walker } from './walker.ts'

/** What an admin presses again and again. */
export function deskOf(walk: Walker) {
  const { page } = walk
  const { username, password } = ACCOUNTS.admin
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  const work = page.getByRole('region', { name: 'Perlu tindakan' })
  const writePassword = () =>
    walk.type(page.getByLabel('Password', { exact: true }), password)
  return {
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    /** A button of the window with this title or text. */
    press: (dialog: string | RegExp, name: string) =>
      walk.tap(dialogWith(page, dialog).getByRole('button', { name, exact: true }).first()),
    openMenu: (name: string) => walk.tap(menu.getByRole('link', { name })),
    openWork: (name: RegExp) => walk.tap(work.getByRole('link', { name })),
    openCoaching: (code: string) =>
      walk.tap(page.getByRole('link', { name: `Tinjau ${code}` })),
    openTab: (name: string) => walk.tap(page.getByRole('tab', { name, exact: true })),
    writePassword,
    async logIn() {
      await walk.type(page.getByRole('textbox', { name: 'Username' }), username)
      await writePassword()
      await walk.key('Enter')
      await expect(heading(page, 'DATA BERANDA')).toBeVisible()
    },
  }
}
