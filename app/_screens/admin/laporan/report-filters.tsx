import { clsx } from 'clsx'
import { FilterPanel } from '@/app/_screens/admin/filter-panel'
import { limitOptions } from '@/app/_screens/admin/limit-options'
import { OptionsFailure } from '@/app/_screens/admin/options-failure'
import { DateField } from '@/components/form/date-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { SelectBox } from '@/components/ui/select-box'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { reportQuerySchema } from '@/lib/validation/report-query'
import { type Period, periodText, presetsOf } from './period'

const CHIP =
  'inline-flex min-h-ctl-sm pointer-coarse:min-h-ctl items-center rounded-full border px-4 font-semibold text-sm transition-colors duration-hover'

const named = (list: readonly { id: string; name: string }[] = []) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

const PERIOD = reportQuerySchema.pick(['from', 'until'])

/** Period, category and institution of the report; the address keeps them. */
export function ReportFilters({ period, now }: { period: Period; now: Date }) {
  const { query, set } = useHashQuery()
  const choose = ({ from, until }: Period) =>
    set({ dari: from, sampai: until, page: undefined })
  const presets = presetsOf(now).map(({ label, ...days }) => ({
    ...{ label, days },
    isChosen: days.from === period.from && days.until === period.until,
  }))
  const hasOwnDays = presets.every(({ isChosen }) => !isChosen)
  return (
    <>
      <fieldset className="no-print mb-4 flex flex-wrap gap-2">
        <legend className="mb-1.5 font-semibold text-sm">Periode</legend>
        {presets.map(({ label, days, isChosen }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isChosen}
            onClick={() => choose(days)}
            className={clsx(
              CHIP,
              isChosen
                ? 'border-transparent bg-brand-fill text-white'
                : 'border-line-input bg-card text-ink hover:bg-brand-tint',
            )}
          >
            {label}
          </button>
        ))}
        <p className="w-full text-ink-2 text-sm sm:hidden">{periodText(period)}</p>
      </fieldset>
      <FilterPanel
        label="Saring laporan"
        chosen={[hasOwnDays, query.get('kategori'), query.get('instansi')]}
      >
        <Form<Period>
          key={`${period.from} ${period.until}`}
          initialValues={period}
          schema={PERIOD}
          onSubmit={choose}
          spacing="none"
          aria-label="Periode laporan"
        >
          <div className="flex flex-wrap items-start gap-4">
            <DateField name="from" label="Dari tanggal" />
            <DateField name="until" label="Sampai tanggal" />
            <div className="sm:pt-7">
              <SubmitButton variant="secondary">Tampilkan</SubmitButton>
            </div>
          </div>
        </Form>
        <Limits />
      </FilterPanel>
    </>
  )
}

function Limits() {
  const { query, set } = useHashQuery()
  const categories = useQuery(api.category.list)
  const institutions = useQuery(api.asalInstansi.list)
  const lists = [categories, institutions]
  const category = query.get('kategori') ?? ''
  const institution = query.get('instansi') ?? ''
  const hasFailed = lists.some(({ data, error }) => error !== undefined && !data)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-3xl">
        <SelectBox
          label="Kategori"
          value={category}
          options={limitOptions('Semua kategori', named(categories.data), {
            value: category,
            label: 'Kategori yang dipilih',
          })}
          onChange={(kategori) => set({ kategori, page: undefined })}
        />
        <SelectBox
          label="Instansi"
          value={institution}
          options={limitOptions('Semua instansi', named(institutions.data), {
            value: institution,
            label: 'Instansi yang dipilih',
          })}
          onChange={(instansi) => set({ instansi, page: undefined })}
        />
      </div>
      {hasFailed && (
        <OptionsFailure
          text="Daftar kategori dan instansi tidak dapat dimuat."
          onRetry={() => {
            for (const { refetch } of lists) void refetch()
          }}
        />
      )}
    </>
  )
}
