import { useAtomValue } from 'jotai'
import { sessionAtom } from '@/lib/session/session'

/** Role and user of the signed-in account; both null for a visitor. */
export const useSession = () => useAtomValue(sessionAtom)
