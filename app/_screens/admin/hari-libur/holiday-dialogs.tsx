import { useState } from 'react'
import {
  HolidayForm,
  type HolidayFormProps,
} from '@/app/_screens/admin/hari-libur/holiday-form'
import { QueryState } from '@/app/_screens/query-state'
import { useForgetting } from '@/components/form/use-forgetting'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { Notice } from '@/components/ui/notice'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { shownDay } from '@/lib/domain/schedule/calendar-day'
import type { Holiday, PublicHolidays } from '@/lib/entities/holiday'

type DialogProps = Pick<HolidayFormProps, 'list' | 'onAdded' | 'onClose'>

/** Adds typed or pasted lines to the list. */
export function AddDialog(props: DialogProps) {
  const { forget, close } = useForgetting(props.onClose)
  return (
    <LazyDialog open size="md" title="Tambah hari libur" onClose={close}>
      <HolidayForm {...props} forget={forget} draft="holidays" lines="" />
    </LazyDialog>
  )
}

/** The public holidays of a year as lines that can be changed; nothing is stored before it was agreed to. */
export function ProposalDialog({ year, ...props }: DialogProps & { year: string }) {
  const { forget, close } = useForgetting(props.onClose)
  const query = useQuery(api.office.publicHolidays, { query: { year } })
  return (
    <LazyDialog
      open
      size="md"
      title={`Daftar umum hari libur ${year}`}
      description="Usulan, belum disimpan."
      onClose={close}
    >
      <QueryState query={query} title="Daftar umum tidak dapat dimuat">
        {(proposal) => <Proposal {...props} {...{ year, proposal, forget }} />}
      </QueryState>
    </LazyDialog>
  )
}

const lineOf = ({ date, name }: Holiday) => `${shownDay(date)} ${name}`

type ProposalProps = DialogProps &
  Pick<HolidayFormProps, 'forget'> & { year: string; proposal: PublicHolidays }

function Proposal(props: ProposalProps) {
  const { year, proposal, ...form } = props
  const { days, missing } = proposal
  // what others store meanwhile takes no line away
  const [added] = useState(() =>
    days.filter((day) => form.list.days.every(({ date }) => date !== day.date)),
  )
  const known = days.length - added.length
  return (
    <div className="space-y-4">
      <Notice tone="warning">
        Tanggal hari raya Islam dihitung dan dapat berbeda dari ketetapan pemerintah; cuti
        bersama tidak termasuk. Cocokkan setiap baris dengan SKB 3 Menteri tahun {year}.
        {missing.length > 0 && ` Tidak ada di daftar umum ${year}: ${missing.join(', ')}.`}
      </Notice>
      {known > 0 && (
        <p>
          {added.length === 0 ? 'Semua tanggal' : `${known} tanggal lain`} sudah ada di
          daftar kantor dan tetap seperti sekarang.
        </p>
      )}
      {added.length > 0 && (
        <HolidayForm
          {...form}
          draft={`holidays:${year}`}
          lines={added.map(lineOf).join('\n')}
        />
      )}
    </div>
  )
}
