import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { draftKey, dropDraft, keepDraft, readDraft } from '@/lib/browser/form-draft'

const KEY = draftKey('uji', '7')

beforeEach(async () => {
  sessionStorage.clear()
  await clear()
})
afterEach(() => jest.restoreAllMocks())

/** A page that goes: the browser takes the open write of its database back. */
const takeBack = () =>
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The page is gone', 'AbortError')
  })

test('keeps form drafts in IndexedDB under the user id, and nothing beside them (decision 4)', async () => {
  expect(KEY).toContain('7')
  expect(await keepDraft(KEY, { nama: 'Suharto' })).toBe(true)
  expect(await readDraft(KEY)).toEqual({ nama: 'Suharto' })
  expect(await readDraft(draftKey('uji', '8'))).toBeUndefined()
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
})

test('finds the last words that the database did not get any more, and gives them to it', async () => {
  await keepDraft(KEY, { nama: 'Suha' })
  const gone = takeBack()
  expect(await keepDraft(KEY, { nama: 'Suharto' })).toBe(false)
  gone.mockRestore()
  expect(await readDraft(KEY)).toEqual({ nama: 'Suharto' })
  sessionStorage.clear()
  expect(await readDraft(KEY)).toEqual({ nama: 'Suharto' })
})

test('a draft that was dropped is gone, also the last words of it', async () => {
  const gone = takeBack()
  await keepDraft(KEY, { nama: 'Suharto' })
  gone.mockRestore()
  await dropDraft(KEY)
  expect(await readDraft(KEY)).toBeUndefined()
})

test('keeps nothing, and says so, where the browser forbids it', async () => {
  takeBack()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await keepDraft(KEY, { nama: 'Suharto' })).toBe(false)
  expect(await readDraft(KEY)).toBeUndefined()
})

test('text of another kind in its place is no draft', async () => {
  sessionStorage.setItem(KEY, '{half')
  expect(await readDraft(KEY)).toBeUndefined()
})
