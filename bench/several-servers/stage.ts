import { startMailServer } from '../../server/testing/mail-server.ts'
import { startObjectStore } from '../../server/testing/object-store.ts'
import { startPostgres } from '../../server/testing/postgres-server.ts'
import { makeServerTemplate } from '../../server/testing/run-databases.ts'
import { startServer } from '../../server/testing/server-process.ts'
import { createTestServer } from '../../server/testing/test-server.ts'
import { startGateway } from './gateway.ts'
import { prepareWorld } from './world.ts'

/** PostgreSQL, the gateways and an object store, and the world in them that servers work on. */
export const prepareStage = async () => {
  const postgres = await startPostgres()
  const mail = await startMailServer()
  const store = await startObjectStore()
  const whatsapp = await startGateway()
  const gateways = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'E-Coaching <ecoaching@kehutanan.example>',
    WHATSAPP_URL: whatsapp.url,
    WHATSAPP_TOKEN: 'kunci',
    FILES_URL: store.url,
  }
  process.env.TEST_DATABASE_URL = postgres.url
  await makeServerTemplate(postgres.url)
  const harness = await createTestServer()
  const world = await prepareWorld(harness, postgres.url)
  return {
    ...{ postgres, mail, store, whatsapp, gateways, world },
    start: () => startServer({ ...gateways, DATABASE_URL: world.databaseUrl }),
    close: async () => {
      await harness.close()
      await Promise.all([mail.close(), store.close(), whatsapp.close()])
      await postgres.stop()
    },
  }
}

/** Tells what did not hold, and ends the process with it. */
export const endWith = (failures: readonly string[]): never => {
  for (const failure of failures) console.error(`FAILED: ${failure}`)
  if (failures.length === 0) console.log('nothing lost, nothing doubled')
  process.exit(failures.length === 0 ? 0 : 1)
}
