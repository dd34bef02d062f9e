import type { FastifyInstance } from 'fastify'
import { authRoutes } from './auth.ts'
import { contentRoutes } from './content.ts'
import { notificationRoutes } from './notifications.ts'
import { uploadRoutes } from './uploads.ts'
import { userRoutes } from './users.ts'

/** Every route file of the API; start-up refuses a contract with calls that none of them handles. */
export const registerRoutes = (app: FastifyInstance): void => {
  authRoutes(app)
  contentRoutes(app)
  userRoutes(app)
  uploadRoutes(app)
  notificationRoutes(app)
}
