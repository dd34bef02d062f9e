import { Button, buttonClass } from '@/components/ui/button'
import { href } from '@/lib/router/href'

/** The fallback of a screen that fails to render (§8 'Router fallback'). */
export function Crash({ onRetry }: { onRetry: () => void }) {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-120 content-center gap-4 p-6 text-center"
    >
      <h1 lang="en" tabIndex={-1} data-page-heading className="font-bold text-2xl">
        Unexpected Application Error
      </h1>
      <p className="text-ink-2">
        Halaman ini tidak dapat ditampilkan. Jawaban dan isian yang sudah tersimpan tetap
        aman.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Coba lagi</Button>
        <a className={buttonClass({ variant: 'secondary' })} href={href('home')}>
          Ke Beranda
        </a>
      </div>
    </main>
  )
}
