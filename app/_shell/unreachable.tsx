import { ScriptGone } from '@/app/_shell/lost-scripts'
import { Button, buttonClass } from '@/components/ui/button'
import { reloadPage } from '@/lib/browser/open-page'
import { href } from '@/lib/router/href'

/** In place of a screen whose script did not come: no network, a server that is away, or one that has it no more. */
export function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ScriptGone
  return (
    <div
      role="alert"
      data-lost-screen
      className="grid justify-items-center gap-4 py-16 text-center"
    >
      <h1 tabIndex={-1} data-page-heading className="font-bold text-2xl">
        Halaman ini tidak dapat dimuat
      </h1>
      <p className="max-w-prosa text-ink-2">
        {isGone
          ? 'Filenya tidak ada di server. Muat ulang; bila tetap begini, hubungi pengelola portal.'
          : 'Periksa sambungan internet Anda, lalu coba lagi.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={isGone ? reloadPage : onRetry}>
          {isGone ? 'Muat ulang' : 'Coba lagi'}
        </Button>
        <a className={buttonClass({ variant: 'secondary' })} href={href('home')}>
          Ke Beranda
        </a>
      </div>
    </div>
  )
}
