'use client'

import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'

const CHECK_THE_LINE = 'Periksa sambungan internet Anda, lalu coba lagi.'

/** Something could not be loaded: what happened, and a way to try again. */
export function ErrorState({
  title = 'Data tidak dapat dimuat',
  error,
  text = error instanceof Error ? error.message : CHECK_THE_LINE,
  onRetry,
  retrying,
  action,
  isScreen = false,
}: {
  /** In place of a whole screen: its title is the heading there, and takes the focus as one. */
  isScreen?: boolean
  title?: string
  /** What went wrong, in its own words where no others are given. */
  error?: unknown
  text?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  action?: ReactNode
}) {
  const Title = isScreen ? 'h1' : 'p'
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-[30rem] flex-col items-center px-4 py-10 text-center"
    >
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full bg-tone-merah text-tone-merah-ink"
      >
        <CloudOff className="size-7" />
      </span>
      <Title
        tabIndex={isScreen ? -1 : undefined}
        data-page-heading={isScreen || undefined}
        className="mt-4 text-balance font-bold text-lg"
      >
        {title}
      </Title>
      <p className="mt-1 text-balance text-ink-2">{text}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3 empty:hidden">
        {onRetry && (
          <Button
            variant="secondary"
            icon={<RotateCw />}
            loading={retrying}
            onClick={onRetry}
          >
            Coba lagi
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
