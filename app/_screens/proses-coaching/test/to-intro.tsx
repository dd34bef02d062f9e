import { useEffect } from 'react'
import type { Id } from '@/lib/entities/identity'
import type { TestKind } from '@/lib/entities/test'
import { replaceWith } from '@/lib/router/navigate'
import { TESTS } from '../test-names'

/** Leads back to the page before a test, where its summary or the reason stands; shows nothing. */
export function ToIntro({ kind, coachingId }: { kind: TestKind; coachingId: Id }) {
  const { intro } = TESTS[kind]
  useEffect(() => replaceWith(intro, { id: coachingId }), [intro, coachingId])
  return null
}
