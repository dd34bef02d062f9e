import { atom, getDefaultStore } from 'jotai'
import { type ComponentType, createElement, type ReactElement } from 'react'

export type DialogTone = 'primary' | 'secondary' | 'danger'
export type DialogOption = { value: string; label: string; tone: DialogTone }

/** What every component given to `openDialog` receives besides its own props. */
export type DialogHandlers<Result> = {
  /** Ends the dialog with its result. */
  onDone: (result: Result) => void
  /** Ends the dialog without one: the conversation gets null. */
  onCancel: () => void
}

/** A text that changes while its window is open. */
export type LiveText = {
  subscribe: (listener: () => void) => () => void
  get: () => string | undefined
}

/** Wording of a question. `body` takes line breaks as paragraphs; `notice` stands out in red. */
export type DialogText = { title: string; body?: string | LiveText; notice?: string }

/** One dialog waiting for its answer; `settle` may be called once, later calls do nothing. */
export type DialogEntry = {
  id: number
  /** Ends it as its user would without an answer. */
  dismiss: () => void
} & (
  | {
      kind: 'question'
      text: DialogText
      options: DialogOption[]
      /** The option that closing with Esc or outside stands for; it holds the first focus. */
      safeValue: string | null
      settle: (value: string | null) => void
    }
  | { kind: 'component'; render: () => ReactElement }
)

type NewEntry = DialogEntry extends infer Entry
  ? Entry extends DialogEntry
    ? Omit<Entry, 'id' | 'dismiss'>
    : never
  : never

export const dialogQueueAtom = atom<readonly DialogEntry[]>([])

let lastId = 0

/** Adds an entry; settling it takes it out of the queue and ends the conversation's wait. */
function enqueue<Result>(build: (settle: (result: Result | null) => void) => NewEntry) {
  const store = getDefaultStore()
  lastId += 1
  const id = lastId
  return new Promise<Result | null>((resolve) => {
    const settle = (result: Result | null) => {
      store.set(dialogQueueAtom, (queue) => queue.filter((entry) => entry.id !== id))
      resolve(result)
    }
    const entry: DialogEntry = { id, dismiss: () => settle(null), ...build(settle) }
    store.set(dialogQueueAtom, (queue) => [...queue, entry])
  })
}

function ask(text: DialogText, options: DialogOption[], safeValue: string | null) {
  return enqueue<string>((settle) => ({
    kind: 'question',
    text,
    options,
    safeValue,
    settle,
  }))
}

type ConfirmText = DialogText & {
  confirmLabel?: string
  cancelLabel?: string
  /** `danger` for what cannot be undone; `caution` for what is better not done yet: then the safe way stands out. */
  tone?: 'primary' | 'danger' | 'caution'
}

/** Asks Ya / Tidak; closing counts as Tidak. The safe button holds the first focus. */
export async function confirm(question: ConfirmText): Promise<boolean> {
  const { confirmLabel = 'Ya', cancelLabel = 'Tidak', tone = 'primary', ...text } = question
  const isSafer = tone === 'caution'
  const answer = await ask(
    text,
    [
      { value: 'yes', label: confirmLabel, tone: isSafer ? 'secondary' : tone },
      { value: 'no', label: cancelLabel, tone: isSafer ? 'primary' : 'secondary' },
    ],
    'no',
  )
  return answer === 'yes'
}

type Choice<Value extends string> = { value: Value; label: string; tone?: DialogTone }

/**
 * Asks for one of several answers ('Ya' / 'Tidak' / 'Ya, dengan notifikasi'); null when it is closed.
 * The last secondary option, usually 'Tidak', holds the first focus.
 */
export async function choose<Value extends string>(
  question: DialogText & { options: readonly Choice<Value>[] },
): Promise<Value | null> {
  const { options, ...text } = question
  const shown = options.map((option) => ({
    value: option.value,
    label: option.label,
    tone: option.tone ?? 'secondary',
  }))
  const safe = shown.findLast((option) => option.tone === 'secondary')
  const answer = await ask(text, shown, safe?.value ?? null)
  return options.find((option) => option.value === answer)?.value ?? null
}

/** Tells something and waits for OK (or for the dialog to be closed). */
export async function inform(message: DialogText): Promise<void> {
  await ask(message, [{ value: 'ok', label: 'OK', tone: 'primary' }], 'ok')
}

/**
 * Opens a dialog component of a screen and waits for its result; null when it is given up.
 * A question asked while it is open appears above it.
 */
export function openDialog<Props extends DialogHandlers<never>>(
  Component: ComponentType<Props>,
  props: Omit<Props, keyof DialogHandlers<never>>,
): Promise<ResultOf<Props> | null> {
  return enqueue<ResultOf<Props>>((settle) => ({
    kind: 'component',
    render: () => {
      const handlers = { onDone: settle, onCancel: () => settle(null) }
      // the component's own props and the two handlers are all of its props
      return createElement(Component, { ...props, ...handlers } as unknown as Props)
    },
  }))
}

/** What a dialog component hands to `onDone`. */
type ResultOf<Props> = Props extends { onDone: (result: infer Result) => void }
  ? Result
  : never

/** Closes the questions that are open, as their user would: something else has decided meanwhile. */
export function dismissQuestions() {
  for (const entry of getDefaultStore().get(dialogQueueAtom)) {
    if (entry.kind === 'question') entry.dismiss()
  }
}

/** Closes every window, what is typed in it kept on the device: the session under it is over. */
export function dismissDialogs() {
  for (const { dismiss } of getDefaultStore().get(dialogQueueAtom)) dismiss()
}
