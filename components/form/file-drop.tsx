import { FileUp, FolderUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { droppedFiles, withoutHidden } from '@/lib/browser/dropped-files'
import { FileInput } from './parts/file-input'

type FileDropProps = {
  /** Words on the button: 'Pilih beberapa file'. */
  label: string
  hint: ReactNode
  accept?: string
  /** Offers to choose a whole folder too; a dropped one is always taken. */
  folderLabel?: string
  onFiles: (files: File[]) => void
}

/** Takes several files at once, chosen or dropped. Dropping is only a short way to the same. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, folderLabel, onFiles } = props
  const [isOver, setOver] = useState(false)

  async function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = await droppedFiles(event.dataTransfer)
    if (files.length > 0) onFiles(files)
  }

  return (
    <section
      aria-label="Tempat meletakkan file"
      className={`rounded-md border border-dashed p-4 ${isOver ? 'border-brand bg-brand-tint' : 'border-line-input'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <div className="flex flex-wrap items-center gap-3">
        <FileInput
          label={label}
          icon={<FileUp />}
          accept={accept}
          multiple
          onFiles={onFiles}
        />
        {folderLabel && (
          <FileInput
            label={folderLabel}
            icon={<FolderUp />}
            folder
            onFiles={(files) => onFiles(withoutHidden(files))}
          />
        )}
        <p className="min-w-0 flex-1 basis-60 text-ink-2 text-sm">{hint}</p>
      </div>
    </section>
  )
}
