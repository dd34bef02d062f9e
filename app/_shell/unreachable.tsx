import { allowReload } from '@/app/_shell/lost-scripts'
import { Button, buttonClass } from '@/components/ui/button'
import { href } from '@/lib/router/href'

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
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>Coba lagi</Button>
        <a className={buttonClass({ variant: 'secondary' })} href={href('home')}>
          Ke Beranda
        </a>
      </div>
    </div>
  )
}
