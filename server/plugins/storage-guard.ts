import type { FastifyInstance } from 'fastify'
import { storageFull } from '../problem.ts'
import { diskState } from '../services/disk-limits.ts'

const CHECK_EVERY_MS = 5_000
const READING = ['GET', 'HEAD', 'OPTIONS']

/** Whether there is room for a call that writes; `freeBytes` of the disk with the data: one that cannot be asked refuses nothing. */
export const hasRoom = async (freeBytes: () => Promise<number>): Promise<boolean> =>
  diskState(await freeBytes().catch(() => null)) !== 'full'

/** Refuses calls that write before the disk is full; reading goes on. */
export const registerStorageGuard = (
  app: FastifyInstance,
  freeBytes: () => Promise<number>,
): void => {
  let checkedAt = Number.NEGATIVE_INFINITY
  let isFull = false
  app.addHook('onRequest', async (request) => {
    if (READING.includes(request.method)) return
    if (performance.now() - checkedAt > CHECK_EVERY_MS) {
      checkedAt = performance.now()
      isFull = !(await hasRoom(freeBytes))
    }
    if (isFull) throw storageFull()
  })
}
