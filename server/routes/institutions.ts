import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement, prepared } from '../calls/implement.ts'
import { found, writeNamed } from '../problem.ts'
import {
  findInstitution,
  insertInstitution,
  insertMissing,
  listInstitutions,
  updateInstitution,
} from '../repositories/institutions.ts'
import { institutionNames, removeInstitution } from '../services/institutions.ts'

const NAME = { constraint: 'institutions_name', taken: 'Nama instansi sudah digunakan' }

/** Institutions of an office. */
export const institutionRoutes = (app: FastifyInstance): void =>
  implement(app, api.asalInstansi, {
    list: ({ db }) => listInstitutions(db),
    get: async ({ db, params }) => found(await findInstitution(db, params.id)),
    create: async ({ db, body }) =>
      found(await writeNamed(insertInstitution(db, body.name), NAME)),
    update: async ({ db, params: { id }, body: { name } }) =>
      found(await writeNamed(updateInstitution(db, { id, name }), NAME)),
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
