import { Button } from '@/components/ui/button'

/** How what is shown was asked for. */
export type Asked = {
  error: unknown
  /** Asking again changes nothing. */
  isRefused?: boolean
  isFetching: boolean
  refetch: () => Promise<void>
}

/** The way to ask again, where that may help. */
export const retryOf = ({ isRefused, refetch }: Asked) =>
  isRefused ? {} : { onRetry: () => void refetch() }

const UNKNOWN = 'Data terbaru belum dapat dimuat. Yang tampil mungkin sudah berubah.'

const refusal = (error: unknown) =>
  `${error instanceof Error ? error.message : ''} Yang tampil adalah data yang terakhir dimuat.`

/** Above what was loaded before, when the newer answer could not be: which may differ, or hold more; or it is there no more. */
export function StaleNote({ query }: { query: Asked }) {
  return (
    query.error !== undefined && (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-end gap-x-3 rounded-md bg-tone-kayu px-4 py-1 text-sm text-tone-kayu-ink"
      >
        <p className="mr-auto">{query.isRefused ? refusal(query.error) : UNKNOWN}</p>
        {!query.isRefused && (
          <Button
            variant="ghost"
            size="sm"
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Coba lagi
          </Button>
        )}
      </div>
    )
  )
}
