import { CHAPTER_SEVEN } from '@/lib/testing/chapter-seven'
import { EVERY_CALL, nameOf } from '../testing/every-call.ts'

/** They need no name: the one tells the names, the other is offered by the questions of the survey's check (decision 59). */
const TOLD_OTHERWISE = ['GET /features', 'POST /coaching/:id/survei-kepuasan']

test('every call of chapter 7 is in the contract', () => {
  expect(EVERY_CALL.map(nameOf)).toEqual(expect.arrayContaining([...CHAPTER_SEVEN]))
})

test('what is in the contract beside chapter 7 has a name in GET /features, and nothing else has', () => {
  const named = EVERY_CALL.filter(({ feature }) => feature !== undefined).map(nameOf)
  const beside = EVERY_CALL.map(nameOf).filter((name) => !CHAPTER_SEVEN.includes(name))
  expect([...named, ...TOLD_OTHERWISE].sort()).toEqual(beside.sort())
})
