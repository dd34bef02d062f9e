import { THEME_BOOT } from '@/lib/first-paint/theme-boot'

class MediaQuery extends EventTarget {
  readonly onchange = null
  readonly media: string
  readonly matches: boolean
  constructor(media: string, matches: boolean) {
    super()
    this.media = media
    this.matches = matches
  }
  addListener() {}
  removeListener() {}
}

function boot(stored: string | null, systemIsDark: boolean) {
  sessionStorage.clear()
  if (stored) sessionStorage.setItem('theme', stored)
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => new MediaQuery(media, systemIsDark))
  const script = document.createElement('script')
  script.textContent = THEME_BOOT
  document.head.append(script)
  return document.documentElement.dataset.theme
}

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
])('stored %s on a system that is dark: %s paints %s', (stored, systemIsDark, expected) => {
  expect(boot(stored, systemIsDark)).toBe(expected)
})

test('React prints the text of the script as it is', () => {
  expect(THEME_BOOT).not.toMatch(/["'&<>]/)
})
