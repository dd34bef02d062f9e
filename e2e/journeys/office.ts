import { type APIRequestContext, expect } from '@playwright/test'
import { ACCOUNTS } from '../fixtures.ts'
import { PLAN } from './plan.ts'

type Row = { id: string; name: string; status?: unknown }

/** The admin's part of a coaching, done by calls: for journeys that are about the participant. */
export function office(request: APIRequestContext, coachingId: string) {
  const ask = async (method: string, path: string, rest: Record<string, unknown> = {}) => {
    const login = await request.post('api/v1/auth/login', { data: ACCOUNTS.admin })
    const headers = { authorization: `Bearer ${(await login.json()).accessToken}` }
    const answer = await request.fetch(`api/v1${path}`, { method, headers, ...rest })
    expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
    return await answer.json()
  }
  const find = (rows: Row[], name: string) => {
    const row = rows.find((one) => one.name === name)
    if (!row) throw new Error(`Nobody is called ${name}`)
    return row
  }
  const admin = `/coaching/admin/${coachingId}`
  return {
    async accept(name: string) {
      const { id } = find(await ask('GET', `${admin}/proposals`), name)
      await ask('POST', '/proposal/approve', { data: { proposalId: id, coachingId } })
    },
    async markAttendance(name: string) {
      const { users } = await ask('GET', `${admin}/zoom-meeting`)
      const data = { userId: find(users, name).id }
      await ask('POST', `/coaching/${coachingId}/zoom-meeting/absensi`, { data })
    },
    async giveCertificate(name: string) {
      const { id } = find(await ask('GET', `${admin}/certificates`), name)
      const multipart = { file: PLAN.certificate }
      await ask('POST', `/coaching/admin/${id}/upload-certificate`, { multipart })
    },
  }
}
