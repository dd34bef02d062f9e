import { readInstitutions } from '../../lib/domain/people/institution-file.ts'
import { faultsText } from '../../lib/domain/tests/test-file-cells.ts'
import type { Db } from '../db/client.ts'
import { badRequest, conflict, found } from '../problem.ts'
import {
  countAccountsOf,
  deleteInstitution,
  lockInstitution,
} from '../repositories/institutions.ts'
import type { CheckedFile } from './inspect-file.ts'
import { readRows } from './read-rows.ts'

/**
 * The names in a file of institutions.
 *
 * @throws Problem 400 naming every fault of the file with its cell.
 */
export const institutionNames = (file: CheckedFile): string[] => {
  const { names, faults } = readInstitutions(readRows(file))
  if (faults.length > 0) {
    const text = faultsText(faults)
    throw badRequest({ file: text }, text)
  }
  return names.map(({ name }) => name)
}

/** @throws Problem 404 when it is gone, 409 while accounts use it, with how many they are. */
export const removeInstitution = async (tx: Db, id: string): Promise<null> => {
  const institution = found(await lockInstitution(tx, id))
  const accounts = await countAccountsOf(tx, id)
  if (accounts > 0) {
    throw conflict(
      `“${institution.name}” dipakai oleh ${accounts} akun, sehingga tidak dapat dihapus. Pindahkan akun itu ke instansi lain, atau ubah nama instansi ini.`,
    )
  }
  await deleteInstitution(tx, id)
  return null
}
