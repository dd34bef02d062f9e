import { object, string } from 'yup'
import { DateField } from '@/components/form/date-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { shownDay } from '@/lib/domain/schedule/calendar-day'
import { startOfDayIn } from '@/lib/domain/schedule/dates'
import { DAY_MS } from '@/lib/domain/schedule/spans'
import { useHashQuery } from '@/lib/router/use-hash-query'

/** Two days of the reader's zone, both included and each optional: '2026-01-01' or ''. */
type Period = { from: string; until: string }

const day = () =>
  string().test('day', 'Tanggal tidak valid', (value) => !value || shownDay(value) !== '')

const PERIOD = object({
  from: day(),
  until: day().test(
    'order',
    'Tanggal akhir tidak boleh sebelum tanggal awal',
    (until, { parent }) => !until || !parent.from || until >= parent.from,
  ),
})

const startOf = (shown: string, days = 0) =>
  startOfDayIn(
    new Date(Date.parse(`${shown}T12:00:00Z`) + days * DAY_MS),
    browserTimeZone().zone,
  ).toISOString()

/** The period of the address as the server asks for it; null where it ends before it begins. Anything that is no day means no limit. */
export function periodQuery(query: URLSearchParams): Record<string, string> | null {
  const { from, until } = periodIn(query)
  if (from && until && until < from) return null
  return {
    ...(from && { from: startOf(from) }),
    ...(until && { until: startOf(until, 1) }),
  }
}

function periodIn(query: URLSearchParams): Period {
  const known = (key: string) => {
    const value = query.get(key) ?? ''
    return shownDay(value) ? value : ''
  }
  return { from: known('dari'), until: known('sampai') }
}

/** Whether the address limits the days at all. */
export const hasPeriod = (query: URLSearchParams) =>
  Object.values(periodIn(query)).some(Boolean)

/** Days from and until which a list goes, in the address; a list read from the newest begins anew with another. */
export function PeriodFilter({ label }: { label: string }) {
  const { query, set } = useHashQuery()
  const period = periodIn(query)
  return (
    <Form<Period>
      key={`${period.from} ${period.until}`}
      initialValues={period}
      schema={PERIOD}
      onSubmit={({ from, until }) =>
        set({ dari: from || undefined, sampai: until || undefined, sesudah: undefined })
      }
      spacing="none"
      aria-label={label}
    >
      <div className="flex flex-wrap items-start gap-4">
        <DateField name="from" label="Dari tanggal" optional />
        <DateField name="until" label="Sampai tanggal" optional />
        <div className="sm:pt-7">
          <SubmitButton variant="secondary">Tampilkan</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
