import { createContext, use } from 'react'
import { isOfficialHost } from '@/lib/domain/official-host'

/** Tells it where there is no address to tell it from: while a screen is drawn on the server. */
export const OfficialHost = createContext<boolean | null>(null)

/** Whether this site may call itself an official one. */
export const useOfficialHost = (): boolean =>
  use(OfficialHost) ?? isOfficialHost(globalThis.location?.hostname ?? '')
