import { CircleAlert } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { fieldId } from './form-context'

/** What a label says of its field's need. */
const NEED = / \((opsional|wajib)\)$/

const TITLE_MARK = 'Galat: '
const TRIES = 20

function controlOf(formId: string, name: string): HTMLElement | null {
  const id = fieldId(formId, name)
  return (
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[id^="${id}-"]:is(input,select,textarea)`)
  )
}

/** What is wrong, with the field's label before it where the message does not say it, or says it of several fields. */
function namedText(formId: string, name: string, text: string, isShared: boolean) {
  const control = controlOf(formId, name)
  const label =
    document.querySelector(`label[for="${fieldId(formId, name)}"]`) ??
    control?.closest('fieldset')?.querySelector('legend')
  const words = label?.textContent?.trim().replace(NEED, '') ?? ''
  const said = text.toLowerCase()
  // 'Tautan diperlukan' says its field; 'Pertanyaan diperlukan' does not say which of them
  const telling = /\d/.test(words) ? [words] : words.split(' ')
  const isNamed = telling.some((word) => said.includes(word.toLowerCase()))
  return words && (isShared || !isNamed) ? `${words}: ${text}` : text
}

/** Focuses a field's control; one in a panel that is just opening is waited for. */
function focusField(formId: string, name: string, tries = TRIES) {
  const control = controlOf(formId, name)
  if (control) control.focus()
  else if (tries > 0) requestAnimationFrame(() => focusField(formId, name, tries - 1))
}

function markTitle() {
  const unmarked = document.title.replace(TITLE_MARK, '')
  document.title = TITLE_MARK + unmarked
  return () => {
    document.title = document.title.replace(TITLE_MARK, '')
  }
}

/**
 * What stands in the way of sending, focused once per attempt. Its entries are buttons: a
 * fragment would change the route (decision 13). Not a live region, since focus reads it already.
 */
export function ErrorSummary({
  formId,
  errors,
  message,
  attempt,
  reveal,
}: {
  formId: string
  errors: Record<string, string>
  message: string | null
  attempt: number
  reveal?: (name: string) => void
}) {
  const focused = useRef(0)
  const box = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      if (focused.current !== attempt) {
        element.focus()
        // of one that is higher than the screen a browser shows the middle
        element.querySelector('p')?.scrollIntoView({ block: 'nearest' })
      }
      focused.current = attempt
      return markTitle()
    },
    [attempt],
  )
  const entries = Object.entries(errors)
  if (attempt === 0 || (entries.length === 0 && !message)) return null
  const isShared = (fault: string) =>
    entries.filter(([, text]) => text === fault).length > 1

  function visit(name: string) {
    flushSync(() => reveal?.(name))
    focusField(formId, name)
  }

  return (
    <section
      key={attempt}
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${formId}-summary`}
      className="flex gap-3 rounded-lg border-2 border-danger-line bg-card p-4"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p id={`${formId}-summary`} className="font-bold">
          {message ?? `Ada ${entries.length} isian yang perlu diperbaiki`}
        </p>
        <ul className="mt-1 empty:hidden">
          {entries.map(([name, text]) => (
            <li key={name}>
              <button
                type="button"
                className="min-h-8 text-left text-danger underline underline-offset-2 hover:no-underline"
                onClick={() => visit(name)}
              >
                {namedText(formId, name, text, isShared(text))}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
