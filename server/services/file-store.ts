import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the bytes of uploaded files lie, each under a generated name. */
export type FileStore = {
  /** Stores bytes under a new name ending in `extension` (without a dot), and answers the name. */
  save: (bytes: Buffer, extension: string) => Promise<string>
  /** The bytes, or null when there is no such file. */
  read: (name: string) => Promise<Buffer | null>
  remove: (name: string) => Promise<void>
}

/** Names that this store makes; nothing else is ever looked up, so no path can be smuggled in. */
const NAME = /^[0-9a-f-]{36}\.[a-z0-9]{2,5}$/

export const isStoredName = (name: string): boolean => NAME.test(name)

const newName = (extension: string) => `${randomUUID()}.${extension}`

/** Files below `folder`: written beside, synced, then renamed, so that none is ever half there. */
export const folderStore = (folder: string): FileStore => {
  const pathOf = (name: string) => join(folder, name)
  return {
    save: async (bytes, extension) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = newName(extension)
      const temporary = `${pathOf(name)}.part`
      const handle = await open(temporary, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(temporary, pathOf(name))
      return name
    },
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
  }
}

/** Files in memory, for tests and the mock. */
export const memoryStore = (): FileStore => {
  const files = new Map<string, Buffer>()
  return {
    save: async (bytes, extension) => {
      const name = newName(extension)
      files.set(name, Buffer.from(bytes))
      return name
    },
    read: async (name) => files.get(name) ?? null,
    remove: async (name) => {
      files.delete(name)
    },
  }
}
