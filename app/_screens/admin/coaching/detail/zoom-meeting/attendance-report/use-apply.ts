import { useState } from 'react'
import { type ActFailure, actFailure } from '@/app/_screens/admin/batch/act-failure'
import { useRefresh } from '@/lib/api/use-mutation'
import { useLeaveGuard } from '@/lib/router/leave-guard'
import { ATTENDED, setAttendance } from './set-attendance'

export type RowResult =
  | { state: 'waiting' | 'running' | 'changed' | 'same' }
  | ({ state: 'failed' } & ActFailure)

type Change = { id: string; target: boolean }

/** Applies changes one after the other and keeps what became of each; what failed can be repeated. */
export function useApply(coachingId: string) {
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const refresh = useRefresh()
  useLeaveGuard(isRunning)

  const note = (id: string, result: RowResult) =>
    setResults((before) => new Map(before).set(id, result))

  async function applyOne(change: Change) {
    note(change.id, { state: 'running' })
    try {
      note(change.id, { state: await setAttendance(coachingId, change) })
    } catch (error) {
      note(change.id, { state: 'failed', ...actFailure(error) })
    }
  }

  async function apply(changes: readonly Change[]) {
    if (isRunning) return
    setRunning(true)
    for (const { id } of changes) note(id, { state: 'waiting' })
    for (const change of changes) await applyOne(change)
    await refresh(ATTENDED)
    setRunning(false)
  }

  return { results, isRunning, apply }
}
