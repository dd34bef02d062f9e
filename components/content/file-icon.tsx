import { clsx } from 'clsx'
import {
  File,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  type LucideIcon,
  Presentation,
} from 'lucide-react'
import { type FileKind, fileKind } from '@/components/content/file-kind'

const LOOKS: Record<FileKind, { icon: LucideIcon; word: string; colour: string }> = {
  pdf: { icon: FileText, word: 'PDF', colour: 'bg-tone-merah text-tone-merah-ink' },
  word: { icon: FileType, word: 'Word', colour: 'bg-tone-biru text-tone-biru-ink' },
  excel: {
    icon: FileSpreadsheet,
    word: 'Excel',
    colour: 'bg-tone-hijau text-tone-hijau-ink',
  },
  powerpoint: {
    icon: Presentation,
    word: 'PowerPoint',
    colour: 'bg-tone-jingga text-tone-jingga-ink',
  },
  image: { icon: FileImage, word: 'Gambar', colour: 'bg-tone-kayu text-tone-kayu-ink' },
  other: { icon: File, word: 'File', colour: 'bg-tone-abu text-tone-abu-ink' },
}

/** Icon of a file's type, with its word for readers. */
export function FileIcon({ fileName }: { fileName: string }) {
  const { icon: Icon, word, colour } = LOOKS[fileKind(fileName)]
  return (
    <span
      title={word}
      className={clsx('grid size-11 shrink-0 place-items-center rounded-md', colour)}
    >
      <Icon aria-hidden="true" className="size-6" />
      <span className="sr-only">{word}</span>
    </span>
  )
}
