'use client'

import {
  Description,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useLayer } from '@/lib/browser/layers'
import { IconButton } from './icon-button'
import { rememberOpener } from './remember-opener'
import { toSafePlace } from './to-safe-place'
import { usePageAway } from './use-page-away'
import { WindowHold } from './window-hold'

rememberOpener()

const WIDTHS = { sm: 'md:max-w-[30rem]', md: 'md:max-w-2xl', lg: 'md:max-w-4xl' }

/** Title and buttons stay in sight where there is room for them, by the size of the letters; else the whole window scrolls. */
const OWN_SCROLLING = 'grow overscroll-contain roomy:min-h-0 roomy:overflow-y-auto'

/** Where buttons lie over the lower edge (`WindowActions`), what takes the focus comes out from under them. */
const ABOVE_ACTIONS =
  '[@container(min-height:30rem)]:has-data-actions:scroll-pb-44 sm:[@container(min-height:30rem)]:has-data-actions:scroll-pb-24'

/** Above the highest window a message of one or two lines has room. */
const BELOW_TOASTS =
  'max-h-[max(80dvh,calc(100dvh-4rem))] md:max-h-[max(80dvh,calc(100dvh-5.5rem))]'

export type DialogProps = {
  open: boolean
  /** Called by Esc, the backdrop, Back and the close button; never when `dismissable` is false, nor while a form in it is being sent. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the primary one last: it stands right, and on top when stacked on a phone. */
  footer?: ReactNode
  size?: keyof typeof WIDTHS
  role?: 'dialog' | 'alertdialog'
  dismissable?: boolean
  /** Its content is long and holds no control, so that the keyboard comes to it to scroll. */
  isRead?: boolean
  /** What it holds grows and shrinks under the hand; its edges and its buttons stay where they are. */
  isSteady?: boolean
}

const SCROLLED_BY_KEYS = { tabIndex: 0 }

/** A question that is higher than the screen begins with its first words, not with the button that has the focus. */
function fromTheTop(panel: HTMLElement | null) {
  if (!panel) return
  const toTop = () => {
    panel.scrollTop = 0
  }
  const begin = ({ target }: Event) => {
    // the browser brings it into sight after it has told of it
    if (target instanceof HTMLButtonElement) queueMicrotask(toTop)
  }
  panel.addEventListener('focusin', begin, { once: true })
}

/** A modal window: focus goes in, stays in and returns. Mark the safe button `initialFocus`. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer } = props
  const { size = 'sm', role = 'dialog', dismissable = true } = props
  const held = useRef(false)
  const stays = () => !dismissable || held.current
  const close = () => !stays() && onClose()
  /** Esc would take the focus away before it asks whether the window may close. */
  const keepFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && stays()) event.preventDefault()
  }
  useLayer(open, close)
  usePageAway(open)
  return (
    <HeadlessDialog
      open={open}
      onClose={close}
      onFocus={toSafePlace}
      onKeyDown={keepFocus}
      role={role}
      className="relative z-dialog"
    >
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-batu-950 opacity-50 transition-opacity duration-enter ease-keluar data-closed:opacity-0"
      />
      <div className="fixed inset-0 grid grid-cols-1 place-items-end justify-items-center overflow-hidden [container-type:size] md:place-items-center md:px-6 md:pt-18 md:pb-4">
        <DialogPanel
          ref={fromTheTop}
          transition
          className={`relative flex w-full flex-col overflow-y-auto overscroll-contain rounded-t-xl border border-line bg-card text-ink shadow-e3 transition duration-enter ease-keluar data-closed:translate-y-2 data-closed:opacity-0 md:rounded-xl dark:bg-raised ${BELOW_TOASTS} ${ABOVE_ACTIONS} ${WIDTHS[size]} ${props.isSteady ? 'h-dvh md:h-160' : ''}`}
        >
          <div className="px-5 pt-5 pb-3 md:px-6 md:pt-6">
            <DialogTitle
              className={`text-balance font-bold text-xl ${dismissable ? 'pr-icon' : ''}`}
            >
              {title}
            </DialogTitle>
            {description && (
              <Description className="mt-2 text-ink-2">{description}</Description>
            )}
          </div>
          {children && (
            <div
              {...(props.isRead && SCROLLED_BY_KEYS)}
              className={`px-5 pb-3 md:px-6 ${OWN_SCROLLING} ${ABOVE_ACTIONS}`}
            >
              <WindowHold value={held}>{children}</WindowHold>
            </div>
          )}
          {footer && (
            <div className="flex flex-col-reverse gap-3 px-5 pt-3 pb-5 sm:flex-row sm:flex-wrap sm:items-start sm:justify-end md:px-6 md:pb-6 max-sm:[&>*]:w-full max-sm:[&>span>button]:w-full">
              {footer}
            </div>
          )}
          {dismissable && (
            <div className="absolute top-3 right-3">
              <IconButton label="Tutup" icon={<X />} onClick={close} />
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}
