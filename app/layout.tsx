import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { plusJakartaSans } from '@/app/fonts'
import { APP_NAME } from '@/lib/env'
import { FONT_BOOT } from '@/lib/first-paint/font-boot'
import { THEME_BOOT } from '@/lib/first-paint/theme-boot'
import '@/styles/globals.css'

export const metadata: Metadata = {
  // until the shell writes that of the address
  title: APP_NAME,
  applicationName: APP_NAME,
  description:
    'Portal coaching daring kehutanan: lihat jadwal, ajukan pertanyaan, ikuti meeting dan test, unduh sertifikat.',
  formatDetection: { telephone: false, email: false, address: false },
  // A translator puts nodes of its own in place of React's: the next change of the screen fails.
  other: { google: 'notranslate' },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // The bar at the top of every page, so that a phone's status bar continues it.
  themeColor: '#072116',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The scripts set data-theme and data-saver before React sees the element.
    <html
      lang="id"
      translate="no"
      className={plusJakartaSans.variable}
      suppressHydrationWarning
    >
      <head>
        <script>{THEME_BOOT}</script>
        <script>{FONT_BOOT}</script>
      </head>
      <body>{children}</body>
    </html>
  )
}
