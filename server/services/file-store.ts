import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the bytes of uploaded files lie, each under a generated name. */
export type FileStore = {
  /** Stores bytes under a new name ending in `extension` (without a dot), and answers the name. */
  save: (bytes: Buffer, extension: string) => Promise<string>
  /** Stores bytes under a name of that form, in the place of what was there: for files made with fixed names. */
  put: (name: string, bytes: Buffer) => Promise<void>
  /** The bytes, or null when there is no such file. */
  read: (name: string) => Promise<Buffer | null>
  remove: (name: string) => Promise<void>
  /** Whether files can be kept at all; it throws where they cannot. */
  probe: () => Promise<void>
  /** Names of files that were saved before an instant. */
  savedBefore: (limit: Date) => Promise<string[]>
}

/** Names that this store makes; nothing else is ever looked up, so no path can be smuggled in. */
const NAME = /^[0-9a-f-]{36}\.[a-z0-9]{2,5}$/

export const isStoredName = (name: string): boolean => NAME.test(name)

/** A name that nobody can guess and no other file has. */
export const newName = (extension: string) => `${randomUUID()}.${extension}`

/** `save` of a store, by its `put`. */
export const savingBy =
  (put: FileStore['put']): FileStore['save'] =>
  async (bytes, extension) => {
    const name = newName(extension)
    await put(name, bytes)
    return name
  }

/** Files below `folder`: written beside, synced, then renamed, so that none is ever half there. */
export const folderStore = (folder: string): FileStore => {
  const pathOf = (name: string) => join(folder, name)
  const put = async (name: string, bytes: Buffer) => {
    if (!isStoredName(name)) throw new Error(`not a name of a stored file: ${name}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const temporary = `${pathOf(name)}.${randomUUID()}.part`
    const handle = await open(temporary, 'wx', 0o600)
    try {
      const written = handle.writeFile(bytes).then(() => handle.sync())
      await written.finally(() => handle.close())
      await rename(temporary, pathOf(name))
    } catch (error) {
      // on a full disk what is left of each try would fill it further
      await rm(temporary, { force: true })
      throw error
    }
  }
  return {
    put,
    save: savingBy(put),
    read: async (name) => {
      if (!isStoredName(name)) return null
      const exists = await access(pathOf(name), constants.R_OK).then(
        () => true,
        () => false,
      )
      return exists ? readFile(pathOf(name)) : null
    },
    remove: async (name) => {
      if (isStoredName(name)) await rm(pathOf(name), { force: true })
    },
    probe: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK)
    },
    savedBefore: async (limit) => {
      const names = (await readdir(folder).catch(() => [])).filter(isStoredName)
      const ages = await Promise.all(
        // one may be removed while they are looked at
        names.map(async (name) => ({
          name,
          found: await stat(pathOf(name)).catch(() => null),
        })),
      )
      return ages.flatMap(({ name, found }) => (found && found.mtime < limit ? [name] : []))
    },
  }
}

/** Files in memory, for tests and the mock; `clear` forgets them all. */
export const memoryStore = (): FileStore & { clear: () => void } => {
  const files = new Map<string, Buffer>()
  const put = async (name: string, bytes: Buffer) => {
    files.set(name, Buffer.from(bytes))
  }
  return {
    clear: () => files.clear(),
    put,
    save: savingBy(put),
    read: async (name) => files.get(name) ?? null,
    remove: async (name) => {
      files.delete(name)
    },
    probe: async () => undefined,
    savedBefore: async () => [...files.keys()],
  }
}
