import { refuseMissing } from '../commands/command.ts'
import { orderFacts } from '../control/control-client.ts'
import { withDatabase } from '../db/open.ts'
import type { ServerConfig } from '../start/config.ts'
import { filesOf, freeBytes } from '../start/storage.ts'
import { checkBackup, checkEncoding, checkFiles, checkTables } from './database-checks.ts'
import { type Facts, readFacts } from './facts.ts'
import { bad, type Finding, good, look, reasonOf } from './findings.ts'
import {
  checkAddress,
  checkClock,
  checkDisk,
  checkMail,
  checkWhatsapp,
} from './outside-checks.ts'
import { checkSignature } from './signature-check.ts'

/** By the running server where one holds the embedded database, otherwise by this process. */
const askDatabase = async (config: ServerConfig): Promise<Facts> => {
  const told = config.databaseUrl === null ? await orderFacts(config.dataDir) : null
  if (told) return told
  refuseMissing(config)
  return withDatabase(config, ({ db }) => readFacts(db), { asIs: true })
}

const examineDatabase = async (config: ServerConfig): Promise<Finding[]> => {
  try {
    const facts = await askDatabase(config)
    const now = new Date()
    return [
      checkEncoding(facts, config.databaseUrl === null ? 'Tertanam' : 'PostgreSQL'),
      checkTables(facts),
      checkClock(new Date(facts.now), now),
      checkBackup(facts, now),
      await checkFiles(facts, filesOf(config)),
    ]
  } catch (error) {
    return [
      bad(
        'Basis data',
        `Tidak menjawab, jadi tabel, jam, cadangan dan file tidak diperiksa: ${reasonOf(error)}`,
        'Periksa DATABASE_URL atau DATA_DIR, dan apakah PostgreSQL berjalan: systemctl status postgresql',
      ),
    ]
  }
}

const checkSettings = ({ demo }: ServerConfig): Finding =>
  demo
    ? look(
        'Pengaturan',
        'Mode demo: password akunnya diketahui semua orang.',
        'Untuk kantor, isi JWT_SECRET dan PUBLIC_URL (deploy/settings.md).',
      )
    : good('Pengaturan', 'Dapat dibaca.')

/**
 * Looks at everything that the portal needs; changes nothing and sends nobody anything.
 *
 * @param environment the settings that `config` does not hold
 */
export const examine = async (
  config: ServerConfig,
  environment: Record<string, string | undefined>,
): Promise<Finding[]> => [
  checkSettings(config),
  ...(await examineDatabase(config)),
  checkDisk(await freeBytes(config.dataDir), config.dataDir),
  await checkAddress(config.publicUrl),
  await checkMail(config.gateways),
  await checkWhatsapp(config.gateways),
  await checkSignature(environment, new Date()),
]
