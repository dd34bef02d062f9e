import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { type FaqIndex, faqIndex } from '@/lib/domain/text/faq-match'

const NONE: FaqIndex = []

const FaqContext = createContext<FaqIndex>(NONE)

/** Makes the FAQ known to the questions below; without it, or while it loads, they just carry no hint. */
export function FaqHints({ children }: { children: ReactNode }) {
  const { data } = useQuery(api.faq.list, {}, { quiet: true })
  const index = useMemo(() => (data ? faqIndex(data) : NONE), [data])
  return <FaqContext value={index}>{children}</FaqContext>
}

export const useFaqHints = () => useContext(FaqContext)
