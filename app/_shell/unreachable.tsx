import { allowReload } from '@/app/_shell/lost-scripts'
import { Button } from '@/components/ui/button'

/** In place of a screen whose script did not come: no network, or a server that is away. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  function retry() {
    allowReload()
    onRetry()
  }
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-16 text-center">
      <h1 tabIndex={-1} data-page-heading className="font-bold text-2xl">
        Halaman ini tidak dapat dimuat
      </h1>
      <p className="max-w-prosa text-ink-2">
        Periksa sambungan internet Anda, lalu coba lagi.
      </p>
      <Button onClick={retry}>Coba lagi</Button>
    </div>
  )
}
