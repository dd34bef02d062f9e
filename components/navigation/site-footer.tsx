import type { ReactNode } from 'react'
import { DataSaverSwitch } from '@/components/navigation/data-saver-switch'
import { MINISTRY } from '@/lib/copy'
import type { Office } from '@/lib/entities/office'
import { APP_NAME, assetUrl } from '@/lib/env'

type SiteFooterProps = {
  /** The office that runs the portal, where it has said who it is. */
  office: Office | null | undefined
  /** Whom to ask for help; always in the same place (WCAG 3.2.6). */
  contact: ReactNode
}

/** Last element of the public frames. */
export function SiteFooter({ office, contact }: SiteFooterProps) {
  return (
    <footer className="no-print border-line border-t bg-card text-ink-2 text-sm">
      <div className="flex max-w-admin flex-wrap items-start justify-between gap-x-10 gap-y-4 px-gutter py-6">
        <div className="flex gap-3">
          {office?.logo && (
            <img
              src={assetUrl(office.logo)}
              alt=""
              width={48}
              height={48}
              className="size-12 shrink-0 object-contain"
            />
          )}
          <div className="grid content-start gap-1">
            <p className="font-semibold text-ink">{APP_NAME}</p>
            <p>{MINISTRY}</p>
            {office?.name && <p className="wrap-anywhere max-w-xs">{office.name}</p>}
          </div>
        </div>
        {contact && <div className="grid gap-1">{contact}</div>}
        <div className="grid max-w-sm gap-1">
          <p>
            Portal ini dirancang agar dapat dipakai semua orang, termasuk dengan keyboard
            dan pembaca layar.
          </p>
          <DataSaverSwitch />
        </div>
      </div>
    </footer>
  )
}
