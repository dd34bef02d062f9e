import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { inputClass } from '@/components/ui/input-class'
import { FieldError } from './field-frame'

const SAFE_START = /^(https?:\/\/|mailto:)\S+$/i
const SCHEME = /^[a-z][a-z\d+.-]*:/i
const WRONG = 'Tautan harus diawali https:// atau mailto:'

/** 'kehutanan.go.id' gets its https://; null for what is no web or mail address. */
function readLink(text: string): string | null {
  const trimmed = text.trim()
  const address = SCHEME.test(trimmed) ? trimmed : `https://${trimmed}`
  return SAFE_START.test(address) && /[.@]/.test(address) ? address : null
}

/** Sets or removes the link of the chosen words. No form of its own: it stands in one. */
export function LinkBar({
  editor,
  onOpen,
  onClose,
}: {
  editor: Editor
  onOpen: (isOpen: boolean) => void
  onClose: () => void
}) {
  const id = useId()
  const old: unknown = editor.getAttributes('link').href
  const [text, setText] = useState(typeof old === 'string' ? old : '')
  const [wrong, setWrong] = useState(false)
  const isOpen = text.trim() !== (old ?? '')
  useEffect(() => {
    onOpen(isOpen)
    return () => onOpen(false)
  }, [isOpen, onOpen])

  function apply() {
    const href = readLink(text)
    setWrong(!href)
    if (!href) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !old)
      chain.insertContent([
        { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] },
      ])
    else chain.setLink({ href })
    chain.run()
    onClose()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      apply()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
      editor.commands.focus()
    }
  }

  return (
    <div className="border-line border-t p-2">
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        Alamat tautan
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          ref={(element) => element?.focus()}
          type="text"
          inputMode="url"
          value={text}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          className={`${inputClass({ size: 'sm', invalid: wrong })} min-w-[min(--spacing(48),100%)] flex-1`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button size="sm" onClick={apply}>
          Pasang
        </Button>
        {typeof old === 'string' && (
          <Button size="sm" variant="ghost" onClick={remove}>
            Hapus tautan
          </Button>
        )}
      </div>
      {wrong && <FieldError id={`${id}-error`}>{WRONG}</FieldError>}
    </div>
  )
}
