import { OptionsFailure } from '@/app/_screens/admin/options-failure'
import { SelectField } from '@/components/form/select-field'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { Category } from '@/lib/entities/content'

/** The categories; the stored one is there before they are loaded. */
export function CategoryField({ stored }: { stored: Category | null }) {
  const { data, error, isLoading, refetch } = useQuery(api.category.list)
  const categories: readonly Category[] = data ?? (stored ? [stored] : [])
  return (
    <div>
      <SelectField
        name="categoryId"
        label="Kategori"
        placeholder={isLoading ? 'Memuat kategori…' : 'Pilih kategori…'}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {error !== undefined && !data && (
        <OptionsFailure
          text="Daftar kategori tidak dapat dimuat."
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}
