import type { FastifyInstance } from 'fastify'
import { authRoutes } from './auth.ts'

/** Every route file of the API; start-up refuses a contract with calls that none of them handles. */
export const registerRoutes = (app: FastifyInstance): void => {
  authRoutes(app)
}
