import { Button } from '@/components/ui/button'

/** How what is shown was asked for. */
export type Asked = { error: unknown; isFetching: boolean; refetch: () => Promise<void> }

/** Above what was loaded before, when the newer answer could not be: which may differ, or hold more. */
export function StaleNote({ query }: { query: Asked }) {
  return (
    query.error !== undefined && (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-end gap-x-3 rounded-md bg-tone-kayu px-4 py-1 text-sm text-tone-kayu-ink"
      >
        <p className="mr-auto">
          Data terbaru belum dapat dimuat. Yang tampil mungkin sudah berubah.
        </p>
        <Button
          variant="ghost"
          size="sm"
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Coba lagi
        </Button>
      </div>
    )
  )
}
