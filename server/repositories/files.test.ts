import { randomUUID } from 'node:crypto'
import { emptiedServer } from '../testing/shared-server.ts'
import { findUnknownNames } from './files.ts'
import { listLiveAmong } from './known-deletions.ts'

const server = emptiedServer()

/** A statement takes 65,535 parameters, and some years of certificates are more files. */
const MANY = 70_000

test('of many names those are told that no row knows', async () => {
  const names = Array.from({ length: MANY }, () => `${randomUUID()}.pdf`)
  expect(await findUnknownNames(server.db, names)).toEqual(names)
})

test('of many erased accounts those are told that are there', async () => {
  const { id } = await server.createUser()
  const ids = [id, ...Array.from({ length: MANY }, () => randomUUID())]
  expect(await listLiveAmong(server.db, ids)).toEqual([id])
})
