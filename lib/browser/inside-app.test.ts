import { isInsideApp } from '@/lib/browser/inside-app'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; CPH2269'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Chrome', `${ANDROID}) ${BLINK} Chrome/118.0.0.0 Mobile Safari/537.36`, false],
  [
    'a web view of Android',
    `${ANDROID}; wv) ${BLINK} Version/4.0 Chrome/118.0.0.0 Mobile Safari/537.36`,
    true,
  ],
  ['Safari', `${IPHONE} Version/17.0 Mobile/15E148 Safari/604.1`, false],
  ['a web view of an iPhone', `${IPHONE} Mobile/15E148`, true],
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/439.0]`, true],
])('%s', (_, userAgent, isInside) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  expect(isInsideApp()).toBe(isInside)
})

test('a portal on the home screen of an iPhone is no other app', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${IPHONE} Mobile/15E148`)
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  expect(isInsideApp()).toBe(false)
})
