import type { ReactNode } from 'react'
import { IdentityBar } from '@/components/navigation/identity-bar'
import { RouteLink } from '@/components/navigation/route-link'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { APP_NAME } from '@/lib/env'

/** The page for whoever holds a certificate, admins too; not to be found by search engines. */
export function CheckPage({ text, children }: { text?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="robots" content="noindex" />
      <header className="no-print">
        <IdentityBar />
        <div className="on-brand flex min-h-16 items-center bg-rimba-800 px-gutter text-white">
          <RouteLink to="home" className="min-w-0 truncate font-bold">
            {APP_NAME}
          </RouteLink>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-2xl flex-1 px-4 py-6 md:px-6 md:py-8">
        <Card className="space-y-6">
          <PageHeading text={text}>Periksa Sertifikat</PageHeading>
          {children}
        </Card>
      </main>
    </div>
  )
}
