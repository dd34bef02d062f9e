import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { storeFile } from '../services/kept-uploads.ts'

/** The two generic uploads (§7). */
export const uploadRoutes = (app: FastifyInstance): void =>
  implement(app, api.uploads, {
    image: async ({ db, file, user }) => {
      const { name } = await storeFile(db, { file, userId: user.id })
      return { filePath: name }
    },
    anyfile: async ({ db, file, user }) => {
      const row = await storeFile(db, { file, userId: user.id })
      return { fileName: row.originalName, filePath: row.name }
    },
  })
