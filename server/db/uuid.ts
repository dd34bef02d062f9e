import { UUID } from '../../lib/entities/identity-values.ts'

/** Whether a text can be an id at all; PostgreSQL refuses to compare any other with one. */
export const isUuid = (text: string): boolean => UUID.test(text)
