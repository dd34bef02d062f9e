import {
  type RecapRow,
  recapMeans,
  recapRows,
} from '../../app/_screens/admin/coaching/detail/rekap/recap.ts'
import { api } from '../../lib/contract/index.ts'
import type { UserRow } from '../repositories/users.ts'
import { UNKNOWN_ID } from '../testing/coaching-data.ts'
import {
  answerSurvey,
  insertHeld,
  insertInstitution,
  type Place,
  type Result,
} from '../testing/held-coachings.ts'
import { insertCoaching, insertProposal, meeting } from '../testing/participation-rows.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()

const ask = (
  query: Record<string, string> = {},
  as: 'superadmin' | 'admin' | 'user' = 'admin',
) => {
  const all = { from: '2026-08-01', until: '2026-08-31', ...query }
  const path = `/report?${new URLSearchParams(all)}` as '/report'
  return server.call({ ...api.report.get, path }, { as })
}

const RESULTS: Result[][] = [
  [
    [40, 80, true, 4, true],
    [100, 100, true, 3, true],
    [60, null, false, null, false],
    [null, 50, true, 4, false],
  ],
  [
    [20, 33.33, true, 2, true],
    [70, 66.67, false, null, false],
    [null, null, false, null, false],
  ],
]

/** Four persons of two institutions in two coachings of August; others that no report of August counts. */
const arrange = async () => {
  const [balai, dinas] = [
    await insertInstitution(server, 'Balai'),
    await insertInstitution(server, 'Dinas'),
  ]
  const people: UserRow[] = []
  for (const institutionId of [balai, balai, balai, dinas])
    people.push(await server.createUser({ institutionId }))
  const [first = [], second = []] = RESULTS
  const places = [
    await insertHeld(server, first, { day: '2026-08-01', hours: 4, people }),
    await insertHeld(server, second, { day: '2026-08-20', hours: null, people }),
  ]
  const [stranger] = [await server.createUser()]
  for (const change of [
    meeting('2026-07-31', '22:00', '23:00'),
    meeting('2026-08-31', '09:00', '11:00'),
    {
      ...meeting('2026-08-10', '09:00', '11:00'),
      ...{ isPublished: false, publishDate: null },
    },
    { ...meeting('2026-08-10', '09:00', '11:00'), deletedAt: server.clock.now() },
  ])
    await insertProposal(server, await insertCoaching(server, change), stranger)
  return { places, people, stranger, balai, dinas }
}

/** The rows of a coaching's recap, as its page puts them together. */
const recapOf = async ({ id }: Place): Promise<RecapRow[]> => {
  const { adminCoaching } = api
  const input = { as: 'admin' as const, params: { id } }
  return recapRows({
    proposals: (await server.call(adminCoaching.proposals, input)).answer,
    pre: (await server.call(adminCoaching.preTest, input)).answer.users,
    post: (await server.call(adminCoaching.postTest, input)).answer.users,
    meeting: (await server.call(adminCoaching.zoomMeeting, input)).answer.users,
    certificates: (await server.call(adminCoaching.certificates, input)).answer,
  })
}

test('401 for a visitor, 403 for a participant; admins and superadmins get it', async () => {
  expect((await server.call(api.report.get)).status).toBe(401)
  expect((await ask({}, 'user')).status).toBe(403)
  expect((await ask({}, 'admin')).status).toBe(200)
  expect((await ask({}, 'superadmin')).status).toBe(200)
})

test.each([
  [{ from: '' }, { from: 'Tanggal awal wajib diisi' }],
  [{ until: '2026-02-30' }, { until: 'Tanggal tidak valid' }],
  [{ from: '0000-01-01' }, { from: 'Tanggal tidak valid' }],
  [{ until: '9999-12-31' }, { until: 'Tanggal tidak valid' }],
  [{ until: '2026-07-01' }, { until: 'Tanggal akhir tidak boleh sebelum tanggal awal' }],
  [{ categoryId: 'x' }, { categoryId: 'ID tidak valid' }],
  [{ categoryId: UNKNOWN_ID }, { categoryId: 'Kategori ini sudah tidak ada' }],
  [{ asalInstansiId: UNKNOWN_ID }, { asalInstansiId: 'Instansi ini sudah tidak ada' }],
])('%p is refused at its field', async (query, errors) => {
  const { status, problem } = await ask(query)
  expect(status).toBe(400)
  expect(problem.errors).toMatchObject(errors)
})

test('what an old address names is told in words: nothing on its page is marked', async () => {
  const { problem } = await ask({ categoryId: UNKNOWN_ID })
  expect(problem.detail).toBe('Kategori ini sudah tidak ada. Pilih yang lain.')
})

test('it is the recaps of the coachings that are over, added up', async () => {
  const { places, people } = await arrange()
  const [first] = places
  await insertProposal(server, first as Place, await server.createUser(), {
    status: 'REJECTED',
  })
  const recaps = await Promise.all(places.map(recapOf))
  const { total, coachings } = (await ask()).answer
  const all = recaps.flat()
  const { attended, surveyed, certified, ...means } = recapMeans(all)
  const expected = {
    ...{ proposals: all.length + 1, accepted: all.length, rejected: 1, waiting: 0 },
    ...{ people: people.length, attended, surveyed, certified },
    preTests: all.filter(({ pre }) => pre !== null).length,
    postTests: all.filter(({ post }) => post !== null).length,
    compared: all.filter(({ gain }) => gain !== null).length,
  }
  expect(total).toMatchObject(expected)
  const close = (value: number | null) => expect.closeTo(value ?? 0, 9)
  expect(total).toMatchObject({
    ...{ pre: close(means.pre), post: close(means.post), gain: close(means.gain) },
    ...{ normalisedGain: close(means.normalisedGain), hours: 12 },
  })
  for (const [index, { figures }] of coachings.entries()) {
    const own = recapMeans(recaps[index] ?? [])
    expect(figures).toMatchObject({
      ...{ accepted: recaps[index]?.length, attended: own.attended },
      ...{ surveyed: own.surveyed, certified: own.certified, gain: close(own.gain) },
    })
  }
})

test('only published coachings of these days that are over; the others are told', async () => {
  const { places } = await arrange()
  const { coachings, upcoming } = (await ask()).answer
  expect(coachings.map(({ id }) => id)).toEqual(places.map(({ id }) => id))
  expect(coachings.map(({ lessonHours }) => lessonHours)).toEqual([4, null])
  expect(coachings.map(({ figures }) => figures.hours)).toEqual([12, null])
  expect(upcoming).toBe(1)
  const nothing = (await ask({ from: '2020-01-01', until: '2020-12-31' })).answer
  expect(nothing).toMatchObject({
    ...{ coachings: [], institutions: [], upcoming: 0 },
    total: { proposals: 0, pre: null, gain: null, hours: null },
    survey: { answered: 0, rated: 0, elements: [] },
  })
})

test('by category, and by institution with its hours', async () => {
  const { places, balai, dinas } = await arrange()
  const { institutions: rows } = (await ask()).answer
  expect(
    rows.map(({ institution, figures }) => [institution?.name, figures.hours]),
  ).toEqual([
    ['Balai', 8],
    ['Dinas', 4],
  ])
  expect(rows.map(({ figures }) => figures.people)).toEqual([3, 1])
  const ofDinas = (await ask({ asalInstansiId: dinas })).answer
  expect(ofDinas.coachings.map(({ id }) => id)).toEqual([places[0]?.id])
  expect(ofDinas.asalInstansi).toEqual({ id: dinas, name: 'Dinas' })
  expect(ofDinas.total).toMatchObject({ accepted: 1, post: 50, pre: null, hours: 4 })
  const categoryId = places[1]?.categoryId ?? ''
  const ofCategory = (await ask({ categoryId, asalInstansiId: balai })).answer
  expect(ofCategory.coachings.map(({ id }) => id)).toEqual([places[1]?.id])
  expect(ofCategory.total.accepted).toBe(3)
})

test('institutions with the most hours come first, those without any last', async () => {
  const HOURS: [string, number | null, boolean][] = [
    ['Dua', 2, true],
    ['Tanpa', null, true],
    ['Delapan', 8, true],
    ['Tidak hadir', 4, false],
    ['Empat', 4, true],
  ]
  for (const [name, hours, isThere] of HOURS) {
    const user = await server.createUser({
      institutionId: await insertInstitution(server, name),
    })
    const result: Result = [null, null, isThere, null, false]
    await insertHeld(server, [result], { day: '2026-08-05', hours, people: [user] })
  }
  const { institutions: rows } = (await ask()).answer
  expect(
    rows.map(({ institution, figures }) => [institution?.name, figures.hours]),
  ).toEqual([
    ['Delapan', 8],
    ['Empat', 4],
    ['Dua', 2],
    ['Tidak hadir', 0],
    ['Tanpa', null],
  ])
})

test('a coaching that nobody proposed is told with its zeros, but not of an institution', async () => {
  const { id } = await insertHeld(server, [], { day: '2026-08-05', hours: 4, people: [] })
  const { coachings, total } = (await ask()).answer
  const figures = { proposals: 0, people: 0, pre: null, gain: null, hours: 0 }
  expect(coachings).toMatchObject([{ id, lessonHours: 4, figures }])
  expect(coachings[0]?.figures).toEqual(total)
  const asalInstansiId = await insertInstitution(server, 'Balai')
  expect((await ask({ asalInstansiId })).answer.coachings).toEqual([])
})

test('the survey of an institution is told of the coachings where all others are told, too', async () => {
  const asalInstansiId = await insertInstitution(server, 'Balai')
  const usersOf = async (institutionId: string | null) => {
    const made: UserRow[] = []
    for (let n = 0; n < 3; n += 1) made.push(await server.createUser({ institutionId }))
    return made
  }
  const rated = (rating: number): Result[] =>
    Array.from({ length: 3 }, () => [null, null, true, rating, false])
  const [own, others] = [await usersOf(asalInstansiId), await usersOf(null)]
  const on = { day: '2026-08-05', hours: null }
  const place = await insertHeld(server, rated(4), { ...on, people: own })
  await insertHeld(server, rated(1), { ...on, people: others })
  const { survey } = (await ask({ asalInstansiId })).answer
  expect(survey).toMatchObject({ answered: 3, rated: 3 })
  expect(survey.elements.map(({ average }) => average)).toEqual(Array(9).fill(4))
  const [other] = others as [UserRow]
  await insertProposal(server, place, other)
  await answerSurvey(server, place, { user: other, rating: 1 })
  const told = { answered: 3, rated: 0, elements: [] }
  expect((await ask({ asalInstansiId })).answer.survey).toEqual(told)
})

test('the survey is told where nobody can be told from it, neither of the counted nor of the others', async () => {
  const { dinas } = await arrange()
  const { survey } = (await ask()).answer
  expect(survey).toMatchObject({ answered: 4, rated: 3 })
  expect(survey.elements).toHaveLength(9)
  expect(survey.elements[0]).toEqual({
    ...{ no: 1, unsur: 'Persyaratan', average: expect.closeTo(11 / 3, 9) },
  })
  const ofDinas = (await ask({ asalInstansiId: dinas })).answer
  expect(ofDinas.survey).toEqual({ answered: 1, rated: 0, elements: [] })
})
