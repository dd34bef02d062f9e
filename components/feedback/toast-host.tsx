import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { CircleCheck, CircleX, Info } from 'lucide-react'
import {
  dismissToast,
  holdToast,
  releaseToast,
  type Toast,
  toastAtom,
} from '@/lib/feedback/toast'
import { DismissButton } from './dismiss-button'

const TONES = {
  success: { Icon: CircleCheck, spoken: 'Berhasil: ', look: 'bg-rimba-600' },
  error: { Icon: CircleX, spoken: 'Gagal: ', look: 'bg-merah-700' },
  info: { Icon: Info, spoken: '', look: 'bg-rimba-800' },
}

const CARD =
  'on-brand flex max-w-lg items-center gap-3 rounded-lg border-2 border-white pr-1 pl-4 text-white shadow-e3 md:max-w-xl'

/**
 * The one toast, top centre, in the height of the page's head, which windows leave free; below the red banner while there is one.
 * Its region is always there, so that readers hear what appears in it, and holds the words alone: of several things that come at
 * once one reader tells the last, a button.
 */
export function ToastHost() {
  const shown = useAtomValue(toastAtom)
  const { Icon, spoken, look } = TONES[shown?.tone ?? 'info']
  return (
    <section
      aria-label="Pemberitahuan"
      data-message
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      className="flex justify-center px-2 pt-1.5 md:px-4"
    >
      <div className={clsx('pointer-events-auto', shown && [CARD, look])}>
        {shown && <Icon aria-hidden="true" className="size-5 shrink-0" />}
        <div role="status">
          {shown && <Words key={shown.id} toast={shown} spoken={spoken} />}
        </div>
        {shown && <DismissButton aria-label="Tutup pemberitahuan" onClick={dismissToast} />}
      </div>
    </section>
  )
}

function Words({ toast, spoken }: { toast: Toast; spoken: string }) {
  return (
    <p className="wrap-anywhere py-2 font-semibold text-sm">
      <span className="sr-only">{spoken}</span>
      {toast.text}
      {toast.fileName && (
        // its hyphens are no places to break it
        <>
          {' '}
          <span className="inline-block max-w-full whitespace-nowrap max-md:whitespace-normal">
            {toast.fileName}
          </span>
        </>
      )}
    </p>
  )
}
