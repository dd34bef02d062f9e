import { useField } from 'formik'
import { OptionsFailure } from '@/app/_screens/admin/options-failure'
import { SelectField } from '@/components/form/select-field'
import { Addresses } from '@/components/ui/addresses'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { AdminOption } from '@/lib/entities/coaching'

/** Label by name where one is sent, else by the extra info (decision 40). */
const labelOf = ({ name, fullName, extra }: AdminOption) => name || fullName || extra

/** Who is the contact person; what is known of the chosen one stands beside the select. */
export function AdminField({ stored }: { stored: AdminOption | null }) {
  const { data, error, isLoading, refetch } = useQuery(api.adminCoaching.adminOptions)
  const [{ value }] = useField<string>('adminId')
  const admins = data ?? (stored ? [stored] : [])
  const chosen = admins.find(({ id }) => id === value)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] items-start gap-x-5 gap-y-2">
      <div className="min-w-0">
        <SelectField
          name="adminId"
          label="Admin"
          placeholder={isLoading ? 'Memuat admin…' : 'Pilih admin…'}
          options={admins.map((admin) => ({ value: admin.id, label: labelOf(admin) }))}
        />
        {error !== undefined && !data && (
          <OptionsFailure
            text="Daftar admin tidak dapat dimuat."
            onRetry={() => void refetch()}
          />
        )}
      </div>
      <output className="wrap-anywhere rounded-md bg-sunken px-3 py-2.5 text-ink-2 text-sm empty:hidden sm:mt-8">
        {chosen && <Addresses>{chosen.extra}</Addresses>}
      </output>
    </div>
  )
}
