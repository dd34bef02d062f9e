import { CHAPTER_SEVEN } from '@/lib/testing/chapter-seven'
import type { Endpoint } from './endpoint.ts'
import { api } from './index.ts'

const calls = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** They need no name: the one tells the names, the other is offered by the questions of the survey's check (decision 59). */
const TOLD_OTHERWISE = ['GET /features', 'POST /coaching/:id/survei-kepuasan']

test('every call of chapter 7 is in the contract', () => {
  expect(calls.map(nameOf)).toEqual(expect.arrayContaining([...CHAPTER_SEVEN]))
})

test('what is in the contract beside chapter 7 has a name in GET /features, and nothing else has', () => {
  const named = calls.filter(({ feature }) => feature !== undefined).map(nameOf)
  const beside = calls.map(nameOf).filter((name) => !CHAPTER_SEVEN.includes(name))
  expect([...named, ...TOLD_OTHERWISE].sort()).toEqual(beside.sort())
})
