import type { Check } from '../seen.ts'
import { isLive } from './rows-of.ts'

/** W5: what was refused because the world has changed is shown as it is, and offered no more. */
export const refusedIsShownAnew: Check = ({ rows, tables }) => {
  for (const { device, rows: shown, at, refusedAt, isFetching } of tables) {
    if (isFetching || refusedAt === null || at >= refusedAt) continue
    for (const { id, status } of shown ?? []) {
      const row = rows.proposals.find((one) => one.id === id)
      const is = row && isLive(row) ? row.status : 'gone'
      if (is !== status) return { told: `${device} is shown ${id} as ${status}`, is }
    }
  }
  return null
}
