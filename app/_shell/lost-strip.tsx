import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { goneAtom } from '@/app/_shell/lost-scripts'
import { Button } from '@/components/ui/button'
import { reloadPage } from '@/lib/browser/open-page'

const STRIP =
  'flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-tone-kayu px-gutter py-2 text-sm text-tone-kayu-ink'

/** Above every screen while a part of it is asked for that the server has no more: it will not come by waiting. */
export function LostStrip() {
  const gone = useAtomValue(goneAtom)
  const isLost = gone.length > 0
  return (
    <div className={clsx('no-print', isLost && STRIP)}>
      {/* the words alone: of several things that come at once one reader tells the last, a button */}
      <div aria-live="polite">
        {isLost && (
          <p>
            <strong>Sebagian halaman ini tidak ada di server.</strong> Muat ulang; bila
            tetap begini, hubungi pengelola portal.
          </p>
        )}
      </div>
      {isLost && (
        <Button size="sm" variant="secondary" onClick={reloadPage}>
          Muat ulang
        </Button>
      )}
    </div>
  )
}
