import { string } from 'yup'
import { UUID } from '../domain/text/uuid.ts'

/** An id in an address, which may limit a list or not. */
export const optionalId = () => string().matches(UUID, 'ID tidak valid')
