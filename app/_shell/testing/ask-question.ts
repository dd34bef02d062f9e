import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import type { Coaching } from '@/lib/entities/coaching'
import { href } from '@/lib/router/href'
import { coachingOf } from '@/lib/testing/factories'
import { type Mock, mockApi } from '@/lib/testing/mock-api'

/** The screen on which questions for a coaching are typed, and 'Daftar Coaching', where it ends. */
export const openQuestions = (changes: Partial<Coaching> = {}, more: Mock[] = []) =>
  renderScreen('coaching/ask-question', {
    params: { id: '14' },
    as: 'user',
    from: href('coaching/detail', { id: '14' }),
    api: [
      mockApi(api.coaching.get, coachingOf(changes)),
      mockApi(api.category.list, []),
      mockApi(api.coaching.taken, []),
      mockApi(api.coaching.upcomingUser, []),
      ...more,
    ],
  })

export const questionField = (no: number) =>
  screen.findByRole('textbox', { name: new RegExp(`^Pertanyaan ${no}`) })

export const sendButton = () => screen.getByRole('button', { name: 'Kirim pertanyaan' })
