'use client'

import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { inputClass } from '@/components/ui/input-class'
import { FieldFrame } from './parts/field-frame'
import { type FieldProps, useFormField } from './parts/form-context'
import { PasswordInput } from './parts/password-input'

export type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search'
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'search'
  placeholder?: string
  readOnly?: boolean
  disabled?: boolean
  spellCheck?: boolean
  /** False of a field that may stay empty without being marked: what lies around it says so. */
  required?: boolean
  /** A text area of `rows` lines. */
  multiline?: boolean
  rows?: number
  /** Shows from four fifths of so many characters on how many are used. More can be typed; the schema objects. */
  counter?: number
  /** How it reads while nobody writes in it; what is sent stays as it was written. */
  format?: (text: string) => string
  /** Under the control: what the text brings up, a link. */
  aside?: ReactNode
  /** Under the control, and part of its description: the rules of a password. */
  rules?: ReactNode
}

const INPUT_MODES = { email: 'email', tel: 'tel', url: 'url', search: 'search' } as const

function inputModeOf({ type, inputMode }: TextFieldProps) {
  if (inputMode) return inputMode
  return type && type in INPUT_MODES
    ? INPUT_MODES[type as keyof typeof INPUT_MODES]
    : undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** What stands in the control, and what tells that somebody writes in it. */
function useReading(
  text: string,
  format: TextFieldProps['format'],
  onBlur: (event: FocusEvent) => void,
) {
  const [isWritten, setWritten] = useState(false)
  const selected = useRef<Field>(null)
  // what Tab comes to is selected; of the other text that then stands there nothing would be
  useLayoutEffect(() => {
    if (isWritten) selected.current?.select()
  }, [isWritten])
  return {
    value: format && !isWritten ? format(text) : text,
    onFocus: ({ currentTarget: field }: FocusEvent<Field>) => {
      const { selectionStart, selectionEnd, value } = field
      const isWhole = selectionStart === 0 && selectionEnd === value.length
      selected.current = format && isWhole ? field : null
      setWritten(true)
    },
    onBlur: (event: FocusEvent) => {
      setWritten(false)
      onBlur(event)
    },
  }
}

/** One line or several lines of text. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    hint,
    optional,
    required = !optional,
    type = 'text',
    counter,
  } = props
  const { value, setValue, control, frame, onBlur } = useFormField<string | null>(
    name,
    hint,
  )
  const text = value ?? ''
  const reading = useReading(text, props.format, onBlur)
  const describedBy = [control['aria-describedby'], props.rules && `${control.id}-rules`]
    .filter(Boolean)
    .join(' ')
  const shared = {
    ...control,
    'aria-describedby': describedBy || undefined,
    name,
    disabled: props.disabled,
    ...reading,
    readOnly: props.readOnly,
    placeholder: props.placeholder,
    autoComplete: props.autoComplete,
    spellCheck: props.spellCheck,
    'aria-required': required || undefined,
  }
  const invalid = Boolean(frame.error)
  return (
    <FieldFrame
      {...frame}
      label={label}
      optional={optional}
      aside={
        <>
          {counter !== undefined && text.length >= counter * COUNTED_FROM && (
            <Counter length={text.length} limit={counter} />
          )}
          {props.rules && <div id={`${control.id}-rules`}>{props.rules}</div>}
          {props.aside}
        </>
      }
    >
      {props.multiline ? (
        <textarea
          {...shared}
          rows={props.rows ?? 4}
          className={inputClass({ kind: 'area', invalid })}
          onChange={(event) => setValue(event.target.value)}
        />
      ) : type === 'password' ? (
        <PasswordInput
          {...shared}
          label={label}
          className={inputClass({ invalid })}
          onChange={(event) => setValue(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={inputModeOf(props)}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          className={inputClass({ invalid })}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

/** Before that nobody needs to count: 800 of 1000. */
const COUNTED_FROM = 0.8

function Counter({ length, limit }: { length: number; limit: number }) {
  const tooLong = length > limit
  return (
    <p
      className={`angka mt-1 text-right text-xs ${tooLong ? 'text-danger' : 'text-ink-2'}`}
    >
      {length} dari {limit} karakter
    </p>
  )
}
