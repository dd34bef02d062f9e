import type { Id, Instant } from '../../lib/entities/identity.ts'
import type { FileStore } from './file-store.ts'

/** An account that was erased: an id that leads nowhere, and when. */
export type Erased = { id: Id; at: Instant }

/** Not a file of anybody: it says that the account of this id was erased. */
const MARK = '.gone'

export const isErasedMark = (name: string): boolean => name.endsWith(MARK)

/** The mark of no account: which state of the database has been compared with all the others. */
const COMPARED = `00000000-0000-0000-0000-000000000000${MARK}`

/** The state that `noteCompared` kept, while nobody has been erased since. */
export const readCompared = async (
  files: Pick<FileStore, 'read'>,
): Promise<string | undefined> => (await files.read(COMPARED))?.toString()

export const noteCompared = (files: Pick<FileStore, 'put'>, state: string): Promise<void> =>
  files.put(COMPARED, Buffer.from(state))

/**
 * Keeps outside of the database that an account was erased: a backup that is restored later knows it still.
 */
export const markErased = async (
  files: Pick<FileStore, 'put'>,
  { id, at }: Erased,
): Promise<void> => {
  await noteCompared(files, id)
  await files.put(`${id}${MARK}`, Buffer.from(at))
}

/** Ids of all accounts that the file store says to be erased. */
export const listErasedIds = async (
  files: Pick<FileStore, 'savedBefore'>,
): Promise<Id[]> => {
  const names = await files.savedBefore(new Date(8_640_000_000_000_000))
  const marks = names.filter((name) => isErasedMark(name) && name !== COMPARED)
  return marks.map((name) => name.slice(0, -MARK.length))
}

/** When an account was erased, by its mark. */
export const readErased = async (
  files: Pick<FileStore, 'read'>,
  id: Id,
): Promise<Erased | null> => {
  const at = (await files.read(`${id}${MARK}`))?.toString()
  return at ? { id, at } : null
}

/** All accounts that the file store says to be erased. */
export const listErased = async (
  files: Pick<FileStore, 'savedBefore' | 'read'>,
): Promise<Erased[]> => {
  const erased: Erased[] = []
  for (const id of await listErasedIds(files)) {
    const mark = await readErased(files, id)
    if (mark) erased.push(mark)
  }
  return erased
}
