import { useMemo, useState } from 'react'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { AttendanceRow } from '@/lib/entities/meeting'
import { type MATCH_KINDS, matchAttendance } from './attendance-match'
import { defaultThreshold, type PlannedRow, plannedAttendance } from './attendance-plan'
import type { Visitor } from './meeting-report'

type Source = {
  coaching: AdminCoaching
  rows: readonly AttendanceRow[]
  visitors: readonly Visitor[]
}

/** What needs the admin's eyes comes first. */
const ORDER = { similar: 0, none: 1, name: 2, email: 2 } satisfies Record<
  (typeof MATCH_KINDS)[number],
  number
>

/** Proposals of a meeting report: threshold and single ticks are the admin's. */
export function useReport({ coaching, rows, visitors }: Source) {
  // a server of chapter 7 alone names addresses in the list of all participants only
  const isNamed = rows.every(({ email }) => email !== undefined)
  const people = useQuery(api.user.list, {}, { enabled: !isNamed, quiet: true })
  const [typed, setTyped] = useState<string | null>(null)
  const [takesAway, setTakesAway] = useState(false)
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())

  const longest = Math.max(0, ...visitors.map(({ minutes }) => minutes))
  const [proposed] = useState(() => defaultThreshold(coaching, longest))
  const minutes = typed ?? String(proposed)
  const threshold = /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes) : null

  const emails = people.data
  const found = useMemo(() => {
    const emailOf = new Map(emails?.map(({ id, email }) => [id, email]))
    const persons = rows.map(({ id, name, email = emailOf.get(id) ?? '' }) => ({
      ...{ id, name, email },
    }))
    return matchAttendance(persons, visitors)
  }, [emails, rows, visitors])

  const planned = useMemo(() => {
    const options = { threshold: threshold ?? proposed, takesAway }
    const tick = (row: PlannedRow) => ({ ...row, target: ticks.get(row.id) ?? row.target })
    return plannedAttendance(rows, found.matches, options)
      .map(tick)
      .sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || a.name.localeCompare(b.name, 'id'))
  }, [rows, found, threshold, proposed, takesAway, ticks])

  return {
    isMatching: people.isLoading,
    emailsFailed: people.error !== undefined,
    planned,
    strangers: found.strangers,
    minutes,
    isThresholdFine: threshold !== null,
    setMinutes: setTyped,
    takesAway,
    setTakesAway,
    tick: (id: string, target: boolean) =>
      setTicks((before) => new Map(before).set(id, target)),
  }
}
