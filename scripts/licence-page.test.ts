import { readFileSync } from 'node:fs'
import { isAccepted, LICENCES_FILE, licencePage, licensedPackages } from './licence-page.ts'

const packages = licensedPackages(readFileSync('package-lock.json', 'utf8'))

it('the page lists the packages of the lock file: npm run licences', () => {
  expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(licencePage(packages))
})

it('every package of the running portal has an accepted licence', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(({ licence }) => !isAccepted(licence))).toEqual([])
})

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND AGPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['unknown', false],
])('%s is accepted: %p', (licence, accepted) => {
  expect(isAccepted(licence)).toBe(accepted)
})

it('development packages are left out, nested ones are named by their last part', () => {
  const lock = {
    packages: {
      '': { name: 'portal' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'ISC' },
      'node_modules/d': { version: '3.0.0', license: 'GPL-3.0-only', dev: true },
    },
  }
  expect(licensedPackages(JSON.stringify(lock))).toEqual([
    { name: '@b/c', version: '2.0.0', licence: 'ISC' },
    { name: 'a', version: '1.0.0', licence: 'MIT' },
  ])
})
