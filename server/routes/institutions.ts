import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement, prepared } from '../calls/implement.ts'
import { databaseError } from '../db/refusal.ts'
import { conflict, notFound } from '../problem.ts'
import {
  findInstitution,
  insertInstitution,
  insertMissing,
  listInstitutions,
  updateInstitution,
} from '../repositories/institutions.ts'
import { institutionNames, removeInstitution } from '../services/institutions.ts'

const found = <T>(value: T | null): T => {
  if (value === null) throw notFound()
  return value
}

const NAME_TAKEN = 'Nama instansi sudah digunakan'

const tellTaken = async <T>(written: Promise<T>): Promise<T> => {
  try {
    return await written
  } catch (error) {
    const isTaken = databaseError(error)?.constraint === 'institutions_name'
    throw isTaken ? conflict(NAME_TAKEN, { name: NAME_TAKEN }) : error
  }
}

/** Institutions of an office. */
export const institutionRoutes = (app: FastifyInstance): void =>
  implement(app, api.asalInstansi, {
    list: ({ db }) => listInstitutions(db),
    get: async ({ db, params }) => found(await findInstitution(db, params.id)),
    create: async ({ db, body }) =>
      found(await tellTaken(insertInstitution(db, body.name))),
    update: async ({ db, params: { id }, body: { name } }) =>
      found(await tellTaken(updateInstitution(db, { id, name }))),
    remove: ({ db, params }) => removeInstitution(db, params.id),
    // All that the file names, or none; those that are there already are left alone.
    importFile: prepared(
      async ({ file }) => institutionNames(file),
      async ({ db }, names) => {
        const added = await insertMissing(db, names)
        return { added, known: names.length - added }
      },
    ),
  })
