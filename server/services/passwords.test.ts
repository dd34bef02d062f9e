import * as argon2 from '@node-rs/argon2'
import { createPasswords } from './passwords.ts'

const looked: [hash: unknown, password: unknown][] = []

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2')
  return {
    ...real,
    hash: jest.fn(real.hash),
    verify: (...input: Parameters<typeof real.verify>) => {
      looked.push([input[0], input[1]])
      return real.verify(...input)
    },
  }
})
beforeEach(() => {
  looked.length = 0
})

const SETTINGS = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

test('a password is right for its own hash alone', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('Rimba2026')
  expect(hash).toMatch(SETTINGS)
  expect(await passwords.hash('Rimba2026')).not.toBe(hash)
  expect(await passwords.verify(hash, 'Rimba2026')).toBe(true)
  expect(await passwords.verify(hash, 'rimba2026')).toBe(false)
})

test('where there is no account, the same work is done and nothing is right', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('Rimba2026')
  await passwords.verify(hash, 'Salah12345')
  expect(await passwords.verify(null, 'Salah12345')).toBe(false)
  expect(await passwords.verify(null, 'no account has this password')).toBe(false)
  // One look each, at a hash of the same cost, with what was typed.
  expect(looked.map(([, password]) => password)).toEqual([
    'Salah12345',
    'Salah12345',
    'no account has this password',
  ])
  for (const [of] of looked) expect(String(of)).toMatch(SETTINGS)
})

test('where that work cannot be prepared, who has an account is looked at all the same, and whoever comes next too', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash('Rimba2026')
  jest.mocked(argon2.hash).mockRejectedValueOnce(new Error('out of memory'))
  expect(await passwords.verify(hash, 'Rimba2026')).toBe(true)
  await expect(passwords.verify(null, 'Rimba2026')).rejects.toThrow('out of memory')
  expect(await passwords.verify(null, 'Rimba2026')).toBe(false)
})
