import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { LinkBar } from './rich-text-link-bar'

type Tool = {
  label: string
  icon: ReactNode
  /** Undefined for a tool that is not on or off. */
  pressed?: boolean
  run: () => void
}

function toolsOf(
  editor: Editor,
  on: Record<string, boolean>,
  openLink: () => void,
): Tool[] {
  const chain = () => editor.chain().focus()
  return [
    {
      label: 'Tebal',
      icon: <Bold />,
      pressed: on.bold,
      run: () => chain().toggleBold().run(),
    },
    {
      label: 'Miring',
      icon: <Italic />,
      pressed: on.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      label: 'Garis bawah',
      icon: <Underline />,
      pressed: on.underline,
      run: () => chain().toggleUnderline().run(),
    },
    {
      label: 'Daftar bertitik',
      icon: <List />,
      pressed: on.bulletList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: 'Daftar bernomor',
      icon: <ListOrdered />,
      pressed: on.orderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    { label: 'Tautan', icon: <Link />, pressed: on.link, run: openLink },
    { label: 'Urungkan', icon: <Undo2 />, run: () => chain().undo().run() },
    { label: 'Ulangi', icon: <Redo2 />, run: () => chain().redo().run() },
  ]
}

/** For texts with sections, such as the guide with its table of contents. */
function headingTools(editor: Editor, on: Record<string, boolean>): Tool[] {
  const toggle = (level: 2 | 3) => editor.chain().focus().toggleHeading({ level }).run()
  return [
    { label: 'Judul', icon: <Heading2 />, pressed: on.heading2, run: () => toggle(2) },
    { label: 'Subjudul', icon: <Heading3 />, pressed: on.heading3, run: () => toggle(3) },
  ]
}

const MARKS = ['bold', 'italic', 'underline', 'bulletList', 'orderedList', 'link']
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

type ToolbarProps = {
  editor: Editor
  label: string
  headings: boolean
  onOpenLink: (isOpen: boolean) => void
}

/** After the APG toolbar: one Tab stop, arrows move inside, Home and End jump. */
export function RichTextToolbar(props: ToolbarProps) {
  const { editor, label, headings, onOpenLink } = props
  const [current, setCurrent] = useState(0)
  const [linking, setLinking] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries([
        ...MARKS.map((mark) => [mark, now.isActive(mark)]),
        ...[2, 3].map((level) => [`heading${level}`, now.isActive('heading', { level })]),
      ]),
  })
  const tools = [
    ...(headings ? headingTools(editor, on) : []),
    ...toolsOf(editor, on, () => setLinking(!linking)),
  ]

  function move(event: KeyboardEvent) {
    const last = tools.length - 1
    const step = STEPS[event.key]
    const jump = { Home: 0, End: last }[event.key]
    if (step === undefined && jump === undefined) return
    event.preventDefault()
    const next = jump ?? (current + (step ?? 0) + tools.length) % tools.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className="border-line border-b bg-batu-25 dark:bg-raised">
      <div
        ref={bar}
        role="toolbar"
        aria-label={`Format ${label}`}
        className="flex flex-wrap gap-0.5 p-1"
        onKeyDown={move}
      >
        {tools.map((tool, position) => (
          <button
            key={tool.label}
            type="button"
            title={tool.label}
            aria-label={tool.label}
            aria-pressed={tool.pressed}
            tabIndex={position === current ? 0 : -1}
            className="grid pointer-coarse:size-ctl size-ctl-sm place-items-center rounded-sm text-ink-2 hover:bg-brand-tint hover:text-brand focus-visible:-outline-offset-2 aria-pressed:bg-brand-tint aria-pressed:text-brand [&>svg]:size-5"
            onFocus={() => setCurrent(position)}
            onClick={tool.run}
          >
            {tool.icon}
          </button>
        ))}
      </div>
      {linking && (
        <LinkBar editor={editor} onOpen={onOpenLink} onClose={() => setLinking(false)} />
      )}
    </div>
  )
}
