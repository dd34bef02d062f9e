import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { attemptsWithUnsent, createAnswerStore } from '@/lib/answers/answer-store'
import { createShelf } from '@/lib/device/shelf'
import { deviceEntries } from '@/lib/testing/device'

const attempt = { userId: '7', coachingId: '3', kind: 'pre-test' } as const
const UNSENT = { questionId: '11', answer: 'B', seq: 1_790_000_000_000, isSent: false }
const HOUR_MS = 3_600_000

/** The device as the build before left it: two databases, and the last words of a tab. */
async function leaveAsBefore() {
  const records = await openDB('e-coaching', 1, {
    upgrade: (created) => void created.createObjectStore('records'),
  })
  await records.put('records', { 11: UNSENT }, 'answers 7 3 pre-test')
  await records.put('records', ['11', '12'], 'bookmarks 7 3 pre-test')
  await records.put('records', { owner: 'x', until: 1 }, 'lease e-coaching answers 7 3')
  records.close()
  const keyval = await openDB('keyval-store', 1, {
    upgrade: (created) => void created.createObjectStore('keyval'),
  })
  const savedAt = Date.now() - HOUR_MS
  const drafts = {
    'draft:7:faq:9:': { savedAt, changes: { question: 'Apa?' } },
    'draft:7:ask-question:14': ['Satu?', '', '', '', ''],
    'draft:visitor:register:': { savedAt, values: { fullName: 'Suharto' } },
    'draft:8:faq:9:': { savedAt: savedAt - 200 * HOUR_MS, changes: { question: 'Lama' } },
    'materi:7:14': true,
    'draft:visitor:reset:': { savedAt: savedAt - 24 * HOUR_MS, values: { email: 'lama' } },
    theme: 'dark',
  }
  for (const [key, value] of Object.entries(drafts)) await keyval.put('keyval', value, key)
  keyval.close()
  sessionStorage.setItem(
    'answers 7 3 pre-test',
    JSON.stringify({ 12: { ...UNSENT, questionId: '12' } }),
  )
}

test('what the build before kept is there: unsent answers above all, then drafts and choices', async () => {
  await leaveAsBefore()
  const unsent = await createAnswerStore(attempt).load()
  expect(unsent).toEqual([UNSENT, { ...UNSENT, questionId: '12' }])
  expect(await attemptsWithUnsent('7')).toEqual([attempt])

  const read = (kind: Parameters<typeof createShelf>[0], owner: string, name: string) =>
    createShelf<unknown>(kind).read([owner, name])
  expect(await read('draft', '7', 'faq:9')).toEqual({ question: 'Apa?' })
  expect(await read('draft', '7', 'ask-question:14')).toEqual(['Satu?', '', '', '', ''])
  // of unknown age: its date was that of a phone, which may be years behind
  expect(await read('draft', '8', 'faq:9')).toEqual({ question: 'Lama' })
  expect(await read('visitor-draft', 'visitor', 'register')).toEqual({
    fullName: 'Suharto',
  })
  expect(await read('visitor-draft', 'visitor', 'reset')).toBeUndefined()
  expect(Object.keys(await deviceEntries()).join()).not.toContain('materi')
  expect(await read('preference', 'device', 'theme')).toBe('dark')
  expect(await createShelf<unknown>('bookmarks').read(['7', '3', 'pre-test'])).toEqual({
    11: true,
    12: true,
  })
  expect(
    Object.keys(await deviceEntries()).filter((key) => key.startsWith('lease')),
  ).toEqual([])
  const left = (await indexedDB.databases()).map(({ name }) => name)
  expect(left).toEqual(['e-coaching'])
})
