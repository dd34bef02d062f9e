import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '@/lib/browser/shortcuts'
import { WINDOW } from '@/lib/browser/window-selector'
import type { AnswerOption } from '@/lib/entities/test'
import { ANSWER_OPTIONS } from '@/lib/entities/test-values'

type Actions = {
  choose: (answer: AnswerOption) => void
  previous: () => void
  next: () => void
  help: () => void
}

/** What each key does, for the list that '?' opens. */
export const KEY_LIST = [
  '1 sampai 4 atau A sampai D: memilih jawaban',
  'N atau panah kanan: soal selanjutnya',
  'P atau panah kiri: soal sebelumnya',
  '?: daftar pintasan ini',
].join('\n')

/** Arrow keys move within a focused group of options, as everywhere. */
const isOnOption = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input[type=radio]')

function answerOf(key: string): AnswerOption | undefined {
  const byLetter = ANSWER_OPTIONS.find((option) => option === key.toUpperCase())
  return byLetter ?? (/^[1-4]$/.test(key) ? ANSWER_OPTIONS[Number(key) - 1] : undefined)
}

function actionOf(event: KeyboardEvent, actions: Actions): (() => void) | undefined {
  const answer = answerOf(event.key)
  if (answer) return () => actions.choose(answer)
  const isArrow = event.key.startsWith('Arrow')
  if (isArrow && isOnOption(event.target)) return undefined
  const keys: Record<string, () => void> = {
    n: actions.next,
    arrowright: actions.next,
    p: actions.previous,
    arrowleft: actions.previous,
    '?': actions.help,
  }
  return keys[event.key.toLowerCase()]
}

/** Keys of the test screen; silent while somebody types, a window is open, or they are switched off. */
export function useTestKeys(isEnabled: boolean, actions: Actions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    if (isTyping(event.target) || document.querySelector(WINDOW)) return
    const action = actionOf(event, actions)
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!isEnabled) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isEnabled])
}
