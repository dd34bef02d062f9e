import type { ReactNode } from 'react'
import { OfficeContact } from '@/app/_screens/office-contact'
import { SiteHeader } from '@/components/navigation/site-header'

type LostPageProps = {
  picture: ReactNode
  /** The sentence of §8, in English. */
  sentence: string
  /** What it means and what to do now. */
  text: string
  /** Ways out of here. */
  children: ReactNode
}

/** Where the way ends: 401 and 404. Outside the main layout, so that admins see it too (decision 73). */
export function LostPage({ picture, sentence, text, children }: LostPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main
        id="main"
        className="grid flex-1 place-content-center justify-items-center gap-4 px-gutter py-12 text-center"
      >
        {picture}
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
        <OfficeContact />
      </main>
    </div>
  )
}
