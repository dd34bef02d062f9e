import { api } from '../../lib/contract/index.ts'
import { transact } from '../db/after-commit.ts'
import { listCertificateRows } from '../repositories/progress.ts'
import type { UserRow } from '../repositories/users.ts'
import { makeCertificates } from '../services/certificates/issue-job.ts'
import { insertComplete } from './complete-participants.ts'
import type { TestServer } from './test-server.ts'

/** Does what the jobs of a server want done about certificates. */
export const makeAll = (
  server: TestServer,
  onError: (what: object) => void = () => {},
  signal?: AbortSignal,
) =>
  makeCertificates({
    inTransaction: (work) => transact(server.db, work),
    ...{ now: () => server.clock.now(), services: server.services },
    ...{ log: { error: onError }, ...(signal && { signal }) },
  })

/** A coaching whose participants have the certificates that the portal made, as the register tells them. */
export const issueAll = async (server: TestServer, admin: UserRow, names: string[]) => {
  const { coaching, people } = await insertComplete(server, names)
  const params = { id: coaching.id }
  const body = { notify: null }
  await server.call(api.certificateMaking.issue, { as: admin, params, body })
  await makeAll(server)
  const { answer } = await server.call(api.certificateRegister.list, { as: admin })
  const rows = answer.toSorted((a, b) => a.number.localeCompare(b.number))
  return { coaching, people, rows }
}

/** An admin uploads a paper of their own for the first participant. */
export const uploadPaper = async (
  server: TestServer,
  admin: UserRow,
  coachingId: string,
) => {
  const [row] = await listCertificateRows(server.db, coachingId)
  const file = { name: 'asli.pdf', type: 'application/pdf', bytes: '%PDF-1.7\n%%EOF' }
  return server.call(api.adminCoaching.uploadCertificate, {
    ...{ as: admin, params: { id: row?.id ?? '' }, file },
  })
}
