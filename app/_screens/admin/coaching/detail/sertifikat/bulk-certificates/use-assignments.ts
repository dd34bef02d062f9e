import { useState } from 'react'
import { isComplete } from '@/lib/domain/participation/conditions'
import type { CertificateRow } from '@/lib/entities/certificate'
import { fileError } from '@/lib/validation/uploads'
import { type CertificateMatchKind, matchCertificates } from './certificate-match'

export type Assignment = {
  /** Two chosen folders may hold files of the same name. */
  id: string
  file: File
  /** Why it cannot be a certificate at all; then it is nobody's. */
  refusal: string | null
  /** What the names said; the admin may have chosen otherwise since. */
  kind: CertificateMatchKind
  rowId: string | null
}

let lastId = 0

const newAssignment = (file: File): Assignment => {
  lastId += 1
  const refusal = fileError('certificate', file)
  return { id: String(lastId), file, refusal, kind: 'none', rowId: null }
}

/** Files beside the participants whose certificate they are said to be, as proposed and as changed. */
export function useAssignments(rows: readonly CertificateRow[], coachingCode: string) {
  const [assignments, setAssignments] = useState<readonly Assignment[]>([])

  /** Proposes anew for all files: another one may make a double of what was sure. */
  function add(files: readonly File[]) {
    const all = [...assignments, ...files.map(newAssignment)]
    const usable = all.filter(({ refusal }) => refusal === null)
    const names = usable.map(({ file }) => file.name)
    const matches = matchCertificates(names, rows, coachingCode)
    const proposed = new Map(usable.map(({ id }, index) => [id, matches[index]]))
    setAssignments(all.map((one) => ({ ...one, ...proposed.get(one.id) })))
  }

  const assign = (id: string, rowId: string | null) =>
    setAssignments((before) =>
      before.map((one) => (one.id === id ? { ...one, rowId } : one)),
    )

  const chosen = assignments.flatMap(({ rowId }) => rowId ?? [])
  const pairs = assignments.flatMap(({ file, rowId }) => {
    const row = rows.find(({ id }) => id === rowId)
    return row ? [{ id: row.id, name: `${row.name}: ${file.name}`, file, row }] : []
  })
  return {
    assignments,
    add,
    assign,
    pairs,
    isDouble: (rowId: string) => chosen.filter((one) => one === rowId).length > 1,
    hasDoubles: new Set(chosen).size < chosen.length,
    /** Complete participants who have no certificate and get none here. */
    missing: rows.filter(
      (row) => isComplete(row) && !row.fileName && !chosen.includes(row.id),
    ),
  }
}

export type CertificatePair = ReturnType<typeof useAssignments>['pairs'][number]
