import type { ReactNode } from 'react'
import { SiteHeader } from '@/components/navigation/site-header'
import { MINISTRY } from '@/lib/copy'
import { APP_NAME } from '@/lib/env'
import { href } from '@/lib/router/href'

type LostPageProps = {
  /** The sentence of §8, in English. */
  sentence: string
  /** What it means and what to do now. */
  text: string
  /** Ways out of here. */
  children: ReactNode
}

/** Where the way ends: 401 and 404. Outside the main layout, so that admins see it too (decision 73). */
export function LostPage({ sentence, text, children }: LostPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader appName={APP_NAME} ministry={MINISTRY} homeHref={href('home')} />
      <main
        id="main"
        className="grid flex-1 place-content-center justify-items-center gap-4 px-gutter py-12 text-center"
      >
        <TreeLine />
        <h1
          lang="en"
          tabIndex={-1}
          data-page-heading=""
          className="max-w-120 text-balance font-extrabold text-2xl tracking-tight"
        >
          {sentence}
        </h1>
        <p className="max-w-120 text-balance text-ink-2">{text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      </main>
    </div>
  )
}

/** A line of trees, one of them a stump. */
function TreeLine() {
  return (
    <svg viewBox="0 0 320 96" aria-hidden="true" className="mb-2 w-80 max-w-full">
      <circle cx="214" cy="34" r="20" className="fill-kayu-300" />
      <path
        className="fill-rimba-300"
        d="M18 84l20-52 20 52zm52 0l16-40 16 40zm176 0l18-46 18 46z"
      />
      <path
        className="fill-rimba-600"
        d="M44 84l18-46 18 46zm52 0l24-64 24 64zm170 0l20-54 20 54z"
      />
      <path
        className="fill-kayu-600"
        d="M186 84l4-18h20l4 18zM58 84h8v6h-8zm58 0h8v6h-8z"
      />
      <ellipse cx="200" cy="66" rx="10" ry="3" className="fill-kayu-200" />
      <path className="fill-rimba-800" d="M0 88q80-10 160-4t160-2v14H0z" />
    </svg>
  )
}
