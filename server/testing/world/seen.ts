import type { QueueState } from '../../../lib/answers/queue-state.ts'
import type { Desk } from './desk.ts'
import type { Delivered } from './gateway.ts'
import type { Handled } from './handled.ts'
import type { Kept, Made, Told } from './ledger.ts'
import type { Reminding } from './reminding.ts'
import type { Rows } from './rows.ts'
import type { Taking } from './taking.ts'
import type { World } from './world.ts'

/** A running test on a screen. */
export type Screen = {
  device: string
  userId: string
  coachingId: string
  kind: string
  state: QueueState
  heard: ReadonlyMap<string, number>
  last: ReadonlyMap<string, string>
}

/** A table of proposals on a screen. */
type Table = Pick<Desk, 'rows' | 'at' | 'refusedAt' | 'isFetching'> & { device: string }

/** All that is compared at one moment: what people have been told, and what is. */
export type Seen = {
  now: number
  rows: Rows
  /** The call that was just answered; null at the end of a step. */
  call: Handled | null
  screens: readonly Screen[]
  tables: readonly Table[]
  made: readonly Made[]
  told: readonly Told[]
  delivered: readonly Delivered[]
  /** The names of accounts, by their ids. */
  owners: ReadonlyMap<string, string>
  /** What a person wrote and was told to be taken. */
  kept: readonly Kept[]
  /** Whose conversations have not ended. */
  talking: readonly string[]
  /** What was decided about reminders in this step; null where nothing was. */
  reminding: Reminding | null
  /** All lines have been good for so long that nothing may wait any more. */
  isCalm: boolean
}

/** What a person was told, and what is. */
export type Found = { told: string; is: string }

/** A rule of the world; pure, so that a made-up history can show that it finds what it is for. */
export type Check = (seen: Seen) => Found | null

const screenOf = (device: string, userId: string, taking: Taking): Screen => ({
  ...{ device, userId, ...taking.test, state: taking.queue.getState() },
  ...{ heard: taking.heard, last: taking.last },
})

export const seenOf = (world: World, call: Handled | null, isCalm = false): Seen => ({
  ...{ isCalm, kept: world.kept, reminding: world.office.reminding },
  talking: world.devices.filter(({ isBusy }) => isBusy).map(({ name }) => name),
  ...{ now: world.time.now, rows: world.office.rows, call, told: world.told },
  tables: [...world.desks.values()].map(
    ({ device: { name }, rows, at, refusedAt, isFetching }) => ({
      ...{ device: name, rows, at, refusedAt, isFetching },
    }),
  ),
  owners: world.owners,
  made: world.made,
  delivered: world.office.gateway.delivered,
  screens: world.takings.map(({ device: { name, person }, taking }) =>
    screenOf(name, person.id, taking),
  ),
})
