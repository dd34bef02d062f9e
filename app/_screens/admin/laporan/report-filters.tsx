import { clsx } from 'clsx'
import { OptionsFailure } from '@/app/_screens/admin/options-failure'
import { DateField } from '@/components/form/date-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { SelectBox } from '@/components/ui/select-box'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { useHashQuery } from '@/lib/router/use-hash-query'
import { reportQuerySchema } from '@/lib/validation/report-query'
import { type Period, presetsOf } from './period'

const CHIP =
  'inline-flex min-h-ctl-sm pointer-coarse:min-h-ctl items-center rounded-full border px-4 font-semibold text-sm transition-colors duration-hover'

type Named = { id: string; name: string }

/** All, those that are known, and what the report is limited to where that is none of them. */
function optionsOf(
  { all, chosen }: { all: string; chosen: string },
  value: string,
  list: readonly Named[] = [],
) {
  const isKnown = value === '' || list.some(({ id }) => id === value)
  return [
    { value: '', label: all },
    ...list.map(({ id, name }) => ({ value: id, label: name })),
    ...(isKnown ? [] : [{ value, label: chosen }]),
  ]
}

const CATEGORY = { all: 'Semua kategori', chosen: 'Kategori yang dipilih' }
const INSTITUTION = { all: 'Semua instansi', chosen: 'Instansi yang dipilih' }

const PERIOD = reportQuerySchema.pick(['from', 'until'])

/** Period, category and institution of the report; the address keeps them. */
export function ReportFilters({ period, now }: { period: Period; now: Date }) {
  const { set } = useHashQuery()
  const choose = ({ from, until }: Period) =>
    set({ dari: from, sampai: until, page: undefined })
  return (
    <section aria-label="Saring laporan" className="no-print mb-6 space-y-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 font-semibold text-sm">Periode</legend>
        {presetsOf(now).map(({ label, ...preset }) => {
          const isChosen = preset.from === period.from && preset.until === period.until
          return (
            <button
              key={label}
              type="button"
              aria-pressed={isChosen}
              onClick={() => choose(preset)}
              className={clsx(
                CHIP,
                isChosen
                  ? 'border-transparent bg-brand-fill text-white'
                  : 'border-line-input bg-card text-ink hover:bg-brand-tint',
              )}
            >
              {label}
            </button>
          )
        })}
      </fieldset>
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
    </section>
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
          options={optionsOf(CATEGORY, category, categories.data)}
          onChange={(kategori) => set({ kategori, page: undefined })}
        />
        <SelectBox
          label="Instansi"
          value={institution}
          options={optionsOf(INSTITUTION, institution, institutions.data)}
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
