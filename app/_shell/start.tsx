import 'next/dist/build/polyfills/polyfill-module'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { Crash } from '@/app/_shell/crash'
import { HashShell } from '@/app/_shell/hash-shell'

// The export's own beginning, in the place of the framework's client (`next.config.mjs`).
const place = document.getElementById('app') as HTMLElement
startTransition(() => {
  hydrateRoot(
    place,
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => <Crash onRetry={resetErrorBoundary} />}
    >
      <HashShell />
    </ErrorBoundary>,
  )
})
