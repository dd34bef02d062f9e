import { string } from 'yup'
import { UUID } from '../entities/identity-values.ts'

/** An id in an address, which may limit a list or not. */
export const optionalId = () => string().matches(UUID, 'ID tidak valid')
