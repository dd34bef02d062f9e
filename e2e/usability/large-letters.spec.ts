import { routes } from '../../lib/routes.ts'
import { expect, test } from '../fixtures.ts'
import { letterFaults } from '../letter-faults.ts'
import { outOfReach, setLetters } from '../letters.ts'
import { reader, SEEDED_AT } from '../seeded-params.ts'
import { hashOf, openWhole, ROLES, titleOf, visits } from '../visits.ts'
import { print } from './figures.ts'

test.use({ moment: SEEDED_AT })

const SIZES = [
  { width: 360, size: '200%', spaced: false },
  { width: 320, size: '100%', spaced: false },
]
/** Charts follow the width a moment later. */
const soft = expect.configure({ soft: true, timeout: 5_000 })

for (const visit of visits) {
  const role = ROLES[routes[visit.name].access]

  test(`${titleOf(visit)}: large letters cut no word and stay in their cards`, async ({
    page,
    request,
    loginAs,
  }, info) => {
    test.skip(info.project.name === 'desktop', 'letters on a phone')
    const session = role ? await loginAs(role) : null
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWhole(page, await hashOf(visit, reader(request, session?.accessToken)))
    for (const letters of SIZES) {
      const { width, size } = letters
      const where = `${titleOf(visit)} at ${width} px and ${size}`
      await setLetters(page, letters)
      const faults = async () => [
        ...(await letterFaults(page)),
        ...(await outOfReach(page, width)),
      ]
      await soft.poll(faults, { message: where }).toEqual([])
      const left = await faults()
      print([`${where}: ${left.length}`, ...left].join('\n  '))
    }
  })
}
