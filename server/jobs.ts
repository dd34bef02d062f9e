import type { FastifyBaseLogger } from 'fastify'
import { DAY_MS, HOUR_MS } from '../lib/domain/schedule/spans.ts'
import { transact } from './db/after-commit.ts'
import { removeOldAuditEntries } from './repositories/audit.ts'
import { forgetDeleted } from './repositories/deleted-accounts.ts'
import { removeOldFailures } from './repositories/failed-logins.ts'
import { removeExpiredKeys } from './repositories/idempotency.ts'
import { removeOldJobs } from './repositories/jobs.ts'
import { removeOldDevices } from './repositories/known-devices.ts'
import { removeExpiredChallenges } from './repositories/login-challenges.ts'
import { removeExpiredLinks } from './repositories/password-links.ts'
import { removeEndedSessions } from './repositories/sessions.ts'
import { forgetAdmins, severRecords } from './repositories/severed-records.ts'
import { sendReminders } from './services/automatic-reminders.ts'
import { tellOldBackup } from './services/backup-age.ts'
import { makeCertificates } from './services/certificates/issue-job.ts'
import { closeOverdueAttempts } from './services/close-attempts.ts'
import { tellFullDisk } from './services/disk-space.ts'
import { eraseAgain } from './services/erasure.ts'
import { forgetHeard } from './services/heard-numbers.ts'
import { removeOrphans } from './services/kept-uploads.ts'
import { remindAdmins } from './services/morning-reminders.ts'
import { deliverDue, removeOldMessages } from './services/outbox.ts'
import { makeExports, removeExpiredExports } from './services/own-data/own-export.ts'
import { answerRecoveryRequests } from './services/password-recovery.ts'
import { tellFreePlaces } from './services/place-alerts.ts'
import { removeOldAttempts } from './services/rate-limit.ts'
import type { Deps, Services } from './start/deps.ts'

export type JobContext = Pick<Deps, 'db' | 'clock' | 'senders'> & {
  services: Services
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Aborted when the server closes: a long run ends at the next good place. */
  signal?: AbortSignal
}
type Job = { name: string; everyMs: number; run: (context: JobContext) => Promise<void> }

const SECOND = 1_000

/**
 * How long a session is kept when its time is over, and what is known of devices and failed logins: whoever logs in is told
 * of the login before.
 */
const SESSIONS_KEPT = 90 * DAY_MS

/** How long what became of a job is kept; what it made stands in the register. */
const JOBS_KEPT = 90 * DAY_MS

/** Work that no call asks for. Each job is harmless when run twice, or by two processes at once. */
export const JOBS: Job[] = [
  {
    name: 'deliver messages',
    everyMs: 2 * SECOND,
    run: (context) => deliverDue({ ...context, config: context.services.config }),
  },
  {
    name: 'send links for forgotten passwords',
    everyMs: 2 * SECOND,
    run: ({ db, clock, services }) =>
      answerRecoveryRequests({ db, now: clock.now(), services }),
  },
  {
    name: 'remind participants and admins',
    everyMs: 20 * SECOND,
    run: async ({ db, clock, services }) => {
      const context = { now: clock.now(), services }
      await db.transaction((tx) => sendReminders(tx, context))
      await db.transaction((tx) => remindAdmins(tx, context))
      await db.transaction((tx) => tellFreePlaces(tx, context))
    },
  },
  {
    name: 'make certificates',
    everyMs: 2 * SECOND,
    run: ({ clock, db, ...context }) =>
      makeCertificates({
        ...context,
        now: () => clock.now(),
        inTransaction: (work) => transact(db, work),
      }),
  },
  {
    name: 'make copies of own data',
    everyMs: 2 * SECOND,
    run: ({ clock, ...context }) => makeExports({ ...context, now: () => clock.now() }),
  },
  {
    name: 'close tests that nobody ended',
    everyMs: 5 * SECOND,
    run: ({ db, clock }) => closeOverdueAttempts(db, clock.now()),
  },
  {
    name: 'remove files of failed uploads',
    everyMs: 6 * HOUR_MS,
    run: ({ db, clock, services }) => removeOrphans(db, services, clock.now()),
  },
  {
    name: 'remove old smaller copies of pictures',
    everyMs: DAY_MS,
    run: ({ clock, services }) =>
      services.smallPictures.removeMadeBefore(
        new Date(clock.now().getTime() - 30 * DAY_MS),
      ),
  },
  {
    name: 'erase accounts again that a restored backup has brought back',
    everyMs: HOUR_MS,
    run: async ({ db, services }) => {
      await eraseAgain({
        ...{ db, files: services.files },
        inTransaction: (work) => transact(db, work),
      })
    },
  },
  {
    name: 'tell of an old backup',
    everyMs: HOUR_MS,
    run: ({ db, clock, services }) => tellOldBackup(db, services, clock.now()),
  },
  {
    name: 'tell of a disk that fills up',
    everyMs: HOUR_MS,
    run: ({ db, clock, services }) => tellFullDisk(db, services, clock.now()),
  },
  {
    name: 'forget old answers, sessions, counted attempts, messages, audit entries, jobs and deleted accounts',
    everyMs: HOUR_MS,
    run: async ({ db, clock, services }) => {
      const now = clock.now()
      const { kept } = services.config
      await removeExpiredKeys(db, now)
      const before = new Date(now.getTime() - SESSIONS_KEPT)
      await removeEndedSessions(db, before)
      await removeOldDevices(db, before)
      await removeOldFailures(db, before)
      await removeExpiredLinks(db, now)
      await removeExpiredChallenges(db, now)
      await removeOldAttempts(db, now)
      await removeOldMessages(db, { now, keptDays: kept.messages })
      await forgetHeard(db, now)
      await removeExpiredExports(db, services, now)
      await forgetDeleted(db)
      const auditFrom = new Date(now.getTime() - kept.audit * DAY_MS)
      await removeOldJobs(db, new Date(now.getTime() - JOBS_KEPT))
      await removeOldAuditEntries(db, auditFrom)
      await forgetAdmins(db, { before: auditFrom, now })
      const recordsFrom = new Date(now.getTime() - kept.records * DAY_MS)
      await severRecords(db, { before: recordsFrom, now })
    },
  },
]

/** Runs every job over and over, never beside itself. */
export const startJobs = (
  context: JobContext,
  jobs: Job[] = JOBS,
): { stop: () => Promise<void> } => {
  const closing = new AbortController()
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Map<string, Promise<void>>()
  const plan = (job: Job) => {
    if (closing.signal.aborted) return
    timers.set(
      job.name,
      setTimeout(() => running.set(job.name, runJob(job)), job.everyMs),
    )
  }
  const runJob = async (job: Job) => {
    try {
      await job.run({ ...context, signal: closing.signal })
    } catch (error) {
      context.log.error({ err: error, job: job.name }, 'job failed')
    }
    plan(job)
  }
  jobs.forEach(plan)
  return {
    stop: async () => {
      closing.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}
