import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { cleanPaste } from './clean-paste'
import { RichTextPlace } from './rich-text-place'
import { RichTextToolbar } from './rich-text-toolbar'

const extensionsWith = (headings: boolean) => [
  StarterKit.configure({
    heading: headings && { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    // It would end every text with an empty paragraph.
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['https', 'mailto'] },
  }),
]

const PLAIN = extensionsWith(false)
const WITH_HEADINGS = extensionsWith(true)

/** TipTap with the project's own toolbar; the only place that knows TipTap. */
export function RichTextEditor({
  id,
  label,
  html,
  headings = false,
  onChange,
  onOpenLink,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
}: {
  id: string
  label: string
  html: string
  headings?: boolean
  onChange: (html: string) => void
  /** Told whether the address of a link was typed and not set yet. */
  onOpenLink: (isOpen: boolean) => void
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}) {
  const editor = useEditor({
    extensions: headings ? WITH_HEADINGS : PLAIN,
    content: html,
    // It would add a <style>, which the policy forbids: see styles/rich-text.css.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        id,
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': 'true',
        'aria-invalid': String(Boolean(invalid)),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })

  useEffect(() => {
    // A value set from outside, such as a restored draft; never while it is being typed.
    if (!editor || editor.isFocused) return
    const current = editor.isEmpty ? '' : editor.getHTML()
    if (current !== html) editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])

  if (!editor) return <RichTextPlace html={html} />
  return (
    <div
      className={`overflow-hidden rounded-md border bg-card focus-within:outline-3 focus-within:outline-ring focus-within:outline-offset-2 ${
        invalid ? 'border-2 border-danger-line' : 'border-line-input'
      }`}
    >
      <RichTextToolbar {...{ editor, label, headings, onOpenLink }} />
      <EditorContent editor={editor} />
    </div>
  )
}
