import { FilePen } from 'lucide-react'
import { IconLink } from '@/components/table/row-actions'
import type { RegisterRow } from '@/lib/entities/certificate-register'
import { href } from '@/lib/router/href'
import { FileButton } from './file-button'

/** Its number is found there, whatever has become of the name on the paper. */
const rowAddress = (id: string, number: string) =>
  href('admin/coaching/detail', { id }, { tab: 'sertifikat', q: number })

/** The file, and the way to its row, where it is issued anew or withdrawn and its participant told. */
export function RegisterActions({ row }: { row: RegisterRow }) {
  const { coachingId, coachingCode, number, name, state } = row
  const isNewest = state === 'valid' || state === 'withdrawn'
  const acts = state === 'valid' ? 'Terbitkan ulang atau cabut' : 'Terbitkan ulang'
  return (
    <div className="flex items-center gap-1 md:justify-end">
      {isNewest && coachingId && coachingCode && (
        <IconLink
          label={`${acts} sertifikat ${name}`}
          href={rowAddress(coachingId, number)}
          icon={FilePen}
        />
      )}
      <FileButton row={row} />
    </div>
  )
}
