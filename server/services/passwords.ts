import { hash, verify } from '@node-rs/argon2'
import { madeOnce } from './made-once.ts'

/** argon2id (the default) with 19 MiB: about 5 ms, so that a login rush before a session stays short. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Takes the same time whether or not there is an account, so that names cannot be told apart. */
  verify: (storedHash: string | null, password: string) => Promise<boolean>
}

export const createPasswords = (): Passwords => {
  const dummy = madeOnce(() => hash('no account has this password', SETTINGS))
  return {
    hash: (password) => hash(password, SETTINGS),
    verify: async (storedHash, password) => {
      const matches = await verify(storedHash ?? (await dummy()), password)
      return storedHash !== null && matches
    },
  }
}
