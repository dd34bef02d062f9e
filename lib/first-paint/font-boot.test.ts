import { FONT_BOOT } from '@/lib/first-paint/font-boot'

type Connection = { saveData?: boolean } | undefined

function boot(stored: string | null, connection?: Connection) {
  const load = jest.fn(() => Promise.reject(new Error('no network')))
  Object.defineProperty(document, 'fonts', { value: [{ load }], configurable: true })
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  delete document.documentElement.dataset.saver
  sessionStorage.clear()
  if (stored) sessionStorage.setItem('data-saver', stored)
  const script = document.createElement('script')
  script.textContent = FONT_BOOT
  document.head.append(script)
  return { loads: load.mock.calls.length, saver: document.documentElement.dataset.saver }
}

test.each<[string | null, Connection, boolean]>([
  [null, undefined, true],
  [null, {}, true],
  ['off', undefined, true],
  ['off', { saveData: true }, true],
  ['on', undefined, false],
  [null, { saveData: true }, false],
])(
  'chosen %s, the browser says %o: the web font is fetched: %s',
  (stored, said, fetched) => {
    expect(boot(stored, said)).toEqual(
      fetched ? { loads: 1, saver: undefined } : { loads: 0, saver: 'on' },
    )
  },
)

test('React prints the text of the script as it is', () => {
  expect(FONT_BOOT).not.toMatch(/["'&<>]/)
})
