import { useFormikContext } from 'formik'
import type { CoachingFormValues } from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { DateField } from '@/components/form/date-field'
import { SelectField } from '@/components/form/select-field'
import { Notice } from '@/components/ui/notice'
import type { Option } from '@/components/ui/select'
import { serverNow } from '@/lib/browser/server-clock'
import { formatDate } from '@/lib/domain/schedule/dates'
import { endSlotsAfter, TIME_SLOTS } from '@/lib/domain/schedule/time-slots'
import { zoneOf } from '@/lib/domain/schedule/time-zone'

/** The slots, and a stored time outside them until it is changed (decision 24). */
function options(slots: readonly string[], current: string): Option[] {
  const all = !current || slots.includes(current) ? slots : [...slots, current].sort()
  return all.map((slot) => ({ value: slot, label: slot }))
}

/** What is not saved as it stands; of a new coaching all three go or none (decision 25). */
function partlyFilled(
  { tanggalMeeting, jamMulai, jamSelesai }: CoachingFormValues,
  isNew: boolean,
): string | null {
  const hasTimes = Boolean(jamMulai || jamSelesai)
  if (isNew && (tanggalMeeting || hasTimes))
    return 'Tanggal dan jam belum ikut disimpan: isi ketiganya.'
  return !tanggalMeeting && hasTimes
    ? 'Jam tidak ikut disimpan selama tanggalnya belum diisi.'
    : null
}

/** Date and times of the meeting, all of which may come later (decision 71). */
export function ScheduleFields({ isNew }: { isNew: boolean }) {
  const { values, setFieldValue } = useFormikContext<CoachingFormValues>()
  const { tanggalMeeting, jamMulai, jamSelesai, zone } = values
  const today = formatDate(new Date(serverNow()), zone).split('/').reverse().join('-')

  function dropEarlierEnd(start: string) {
    if (jamSelesai && jamSelesai <= start) void setFieldValue('jamSelesai', '')
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-x-5 gap-y-4 [&>*]:min-w-[min(--spacing(28),100%)] [&>*]:flex-1 [&>:first-child]:min-w-[min(--spacing(52),100%)]">
        <DateField name="tanggalMeeting" label="Tanggal Meeting" min={today} optional />
        <SelectField
          name="jamMulai"
          label="Pukul"
          optional
          options={options(TIME_SLOTS, jamMulai)}
          onChange={dropEarlierEnd}
        />
        <SelectField
          name="jamSelesai"
          label="s/d"
          optional
          options={options(endSlotsAfter(jamMulai), jamSelesai)}
        />
      </div>
      {!tanggalMeeting || !jamMulai || !jamSelesai ? (
        <Notice tone="warning" title="Silah kan lengkapi tanggal dan jam meeting">
          <p>
            {partlyFilled(values, isNew) ??
              'Jadwal boleh dilengkapi kemudian. Sampai saat itu peserta melihat bahwa tanggal dan pukul akan ditentukan.'}
          </p>
        </Notice>
      ) : (
        <p className="text-ink-2 text-sm">Jam dalam {zoneOf(zone).label}.</p>
      )}
    </div>
  )
}
