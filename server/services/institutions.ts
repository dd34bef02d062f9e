import { readInstitutions } from '../../lib/domain/people/institution-file.ts'
import { faultsText } from '../../lib/domain/tests/test-file-cells.ts'
import type { Db } from '../db/client.ts'
import { badRequest, conflict, notFound } from '../problem.ts'
import {
  countAccountsOf,
  deleteInstitution,
  insertMissing,
  lockInstitution,
} from '../repositories/institutions.ts'
import type { CheckedFile } from './inspect-file.ts'
import { readRows } from './read-rows.ts'

/**
 * Adds all institutions that a file names, or none; those that are there already are left alone.
 *
 * @throws Problem 400 naming every fault of the file with its cell.
 */
export const importInstitutions = async (
  db: Db,
  file: CheckedFile,
): Promise<{ added: number; known: number }> => {
  const { names, faults } = readInstitutions(readRows(file))
  if (faults.length > 0) {
    const text = faultsText(faults)
    throw badRequest({ file: text }, text)
  }
  const added = await insertMissing(
    db,
    names.map(({ name }) => name),
  )
  return { added, known: names.length - added }
}

/** @throws Problem 404 when it is gone, 409 while accounts use it, with how many they are. */
export const removeInstitution = (db: Db, id: string): Promise<null> =>
  db.transaction(async (tx) => {
    const institution = await lockInstitution(tx, id)
    if (!institution) throw notFound()
    const accounts = await countAccountsOf(tx, id)
    if (accounts > 0) {
      throw conflict(
        `“${institution.name}” dipakai oleh ${accounts} akun, sehingga tidak dapat dihapus. Pindahkan akun itu ke instansi lain, atau ubah nama instansi ini.`,
      )
    }
    await deleteInstitution(tx, id)
    return null
  })
