import type { Id } from '../../lib/entities/identity.ts'
import type { Services } from '../start/deps.ts'

/** The page of a coaching, for whoever reads it outside the portal. */
export const coachingAddress = ({ config }: Pick<Services, 'config'>, id: Id): string =>
  `${config.publicUrl}/#/coaching/${id}`
