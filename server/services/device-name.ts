import Bowser from 'bowser'

/** What is kept of a user agent; null where it named nothing that is known. */
export type DeviceName = { browser: string | null; system: string | null }

/** No honest one is longer; what follows is not read. */
const READ_LENGTH = 512

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP))
const HANDHELDS = ['iPhone', 'iPad']

/** A name of the parser's own list: others are whatever the sender wrote. */
const known = (names: ReadonlySet<string>, name: string | undefined) =>
  name && names.has(name) ? name.replace(/ for Android$/, '') : null

/** Browser and system in the words by which people know them: 'Chrome', 'Android', 'iPhone'. */
export const deviceNameOf = (userAgent: string | undefined): DeviceName => {
  const text = userAgent?.slice(0, READ_LENGTH)
  if (!text) return { browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(text)
  const handheld = HANDHELDS.find((model) => model === platform.model)
  return {
    browser: known(BROWSERS, browser.name),
    system: handheld ?? known(SYSTEMS, os.name),
  }
}
