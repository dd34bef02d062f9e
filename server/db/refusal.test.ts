import { DrizzleQueryError } from './orm.ts'
import { isUnreachable } from './refusal.ts'

const coded = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })

test.each([
  ['57P01', 'terminating connection due to administrator command'],
  ['57P02', 'terminating connection because of crash of another server process'],
  ['57P03', 'the database system is starting up'],
  ['53300', 'sorry, too many clients already'],
  ['08006', 'connection failure'],
  ['25P03', 'terminating connection due to idle-in-transaction timeout'],
])('%s, "%s", is the way to the database', (code) => {
  expect(isUnreachable(coded(code))).toBe(true)
  expect(isUnreachable(new DrizzleQueryError('select 1', [], coded(code)))).toBe(true)
})

test.each([
  coded('ECONNREFUSED', { syscall: 'connect' }),
  coded('ENOENT', { syscall: 'connect' }),
  coded('ECONNRESET', { syscall: 'read' }),
  coded('ETIMEDOUT', { syscall: 'read' }),
  coded('ENOTFOUND', { syscall: 'getaddrinfo' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s is the way to the database', (error) => {
  expect(isUnreachable(error)).toBe(true)
})

test.each([
  coded('23505'),
  coded('40001'),
  coded('57014'),
  coded('ENOENT', { syscall: 'open' }),
  coded('ENOSPC', { syscall: 'write' }),
  new Error('The operation was aborted due to timeout'),
  null,
])('%s is not', (error) => {
  expect(isUnreachable(error)).toBe(false)
})
