import { hash, verify } from '@node-rs/argon2'

/** argon2id (the default) with 19 MiB: about 5 ms, so that a login rush before a session stays short. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Takes the same time whether or not there is an account, so that names cannot be told apart. */
  verify: (storedHash: string | null, password: string) => Promise<boolean>
}

export const createPasswords = (): Passwords => {
  let dummy: Promise<string> | undefined
  return {
    hash: (password) => hash(password, SETTINGS),
    verify: async (storedHash, password) => {
      dummy ??= hash('no account has this password', SETTINGS)
      const matches = await verify(storedHash ?? (await dummy), password)
      return storedHash !== null && matches
    },
  }
}
