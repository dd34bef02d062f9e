import type { FastifyInstance } from 'fastify'
import { api } from '../../lib/contract/index.ts'
import { implement } from '../calls/implement.ts'
import { keepFile, storeFile } from '../services/kept-uploads.ts'

/** The two generic uploads (§7). */
export const uploadRoutes = (app: FastifyInstance): void =>
  implement(app, api.uploads, {
    image: async ({ db, file, user }) => {
      const { name } = await storeFile(db, { file, userId: user.id })
      return { filePath: name }
    },
    anyfile: keepFile,
  })
