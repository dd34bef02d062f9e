import { useMemo, useState } from 'react'
import { lacksCertificate } from '@/app/_screens/admin/coaching/detail/sertifikat/lacks-certificate'
import type { CertificateRow } from '@/lib/entities/certificate'
import { fileError } from '@/lib/validation/uploads'
import {
  type CertificateMatch,
  type CertificateMatchKind,
  matchCertificates,
} from './certificate-match'
import { labelsIn } from './person-labels'

type ChosenFile = {
  /** Two chosen folders may hold files of the same name. */
  id: string
  file: File
  /** Why it cannot be a certificate at all; then it is nobody's. */
  refusal: string | null
}

export type Assignment = ChosenFile & {
  rowId: string | null
  /** What the names say of it; null where the admin has chosen otherwise. */
  kind: CertificateMatchKind | null
}

let lastId = 0

const newFile = (file: File): ChosenFile => {
  lastId += 1
  return { id: String(lastId), file, refusal: fileError('certificate', file) }
}

const NOBODYS: CertificateMatch = { kind: 'none', rowId: null }

/** Files beside the participants whose certificate they are said to be, as proposed and as changed. */
export function useAssignments(rows: readonly CertificateRow[], coachingCode: string) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  /** By the admin, whatever the names say. */
  const [byHand, setByHand] = useState<ReadonlyMap<string, string | null>>(new Map())

  /** Of all files together: another one may make a double of what was sure. */
  const proposed = useMemo(() => {
    const usable = files.filter(({ refusal }) => refusal === null)
    const names = usable.map(({ file }) => file.name)
    const matches = matchCertificates(names, rows, coachingCode)
    return new Map(usable.map(({ id }, index) => [id, matches[index]]))
  }, [files, rows, coachingCode])

  const labelOf = useMemo(() => labelsIn(rows), [rows])

  const assignments = files.map((one): Assignment => {
    const match = proposed.get(one.id) ?? NOBODYS
    const rowId = byHand.get(one.id)
    const isOther = rowId !== undefined && rowId !== match.rowId
    return isOther ? { ...one, rowId, kind: null } : { ...one, ...match }
  })

  const add = (added: readonly File[]) =>
    setFiles((before) => [...before, ...added.map(newFile)])

  const assign = (id: string, rowId: string | null) =>
    setByHand((before) => new Map(before).set(id, rowId))

  const chosen = assignments.flatMap(({ rowId }) => rowId ?? [])
  const pairs = assignments.flatMap(({ file, rowId }) => {
    const row = rows.find(({ id }) => id === rowId)
    return row ? [{ id: row.id, name: `${row.name}: ${file.name}`, file, row }] : []
  })
  return {
    assignments,
    labelOf,
    add,
    assign,
    pairs,
    isDouble: (rowId: string) => chosen.filter((one) => one === rowId).length > 1,
    hasDoubles: new Set(chosen).size < chosen.length,
    /** Those who lack a certificate and get none here. */
    missing: rows.filter((row) => lacksCertificate(row) && !chosen.includes(row.id)),
  }
}

export type CertificatePair = ReturnType<typeof useAssignments>['pairs'][number]
