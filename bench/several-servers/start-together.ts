import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Environment, startServer } from '../../server/testing/server-process.ts'

const SERVERS = 4

/** Four servers make the tables and the demo data of one empty database at the same moment. */
export const startTogether = async ({
  postgresUrl,
  gateways,
}: {
  postgresUrl: string
  gateways: Environment
}): Promise<string> => {
  const name = `together_${randomUUID().replaceAll('-', '')}`
  const owner = new pg.Client({ connectionString: postgresUrl })
  await owner.connect()
  await owner.query(`create database ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  const begun = performance.now()
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, () =>
      startServer({ ...gateways, DATABASE_URL: url.href, DEMO: '1' }),
    ),
  )
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const logins = await Promise.all(
    servers.map(({ address }) =>
      fetch(`${address}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'peserta', password: 'Peserta123' }),
      }),
    ),
  )
  const statuses = logins.map(({ status }) => status)
  if (statuses.some((status) => status !== 200)) throw new Error(`logins: ${statuses}`)
  await Promise.all(servers.map(({ stop }) => stop()))
  await owner.query(`drop database ${name} with (force)`)
  await owner.end()
  return `all ${SERVERS} ready after ${seconds} s, tables and demo data made once, logins work on each`
}
