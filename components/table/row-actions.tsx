import { type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'

type RowActionsProps = {
  /** Kind and name of the row, so that every button says what it acts on: 'FAQ: Apa itu coaching?'. */
  name: string
  editHref?: string
  editLabel?: string
  onDelete?: () => void
  /** More `IconButton`s, before the others. */
  children?: ReactNode
}

/** The icons of a table row: 'Ubah FAQ: …', 'Hapus FAQ: …'. */
export function RowActions(props: RowActionsProps) {
  const { name, editHref, editLabel = 'Ubah', onDelete, children } = props
  return (
    <div className="flex items-center gap-1 max-md:flex-wrap md:justify-end">
      {children}
      {editHref && (
        <IconLink label={`${editLabel} ${name}`} href={editHref} icon={Pencil} />
      )}
      {children && !onDelete && (
        // the others stay in their column
        <span className="pointer-coarse:size-ctl size-ctl-sm max-md:hidden" />
      )}
      {onDelete && (
        <IconButton
          label={`Hapus ${name}`}
          variant="danger"
          icon={<Trash2 />}
          onClick={onDelete}
        />
      )}
    </div>
  )
}

type IconLinkProps = { label: string; href: string; icon: LucideIcon }

/** An icon that leads to another screen. */
export function IconLink({ label, href, icon: Icon }: IconLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      className="inline-grid pointer-coarse:size-ctl size-ctl-sm shrink-0 place-items-center rounded-md text-ink-2 transition-colors duration-hover hover:bg-brand-tint hover:text-brand"
    >
      <Icon aria-hidden="true" className="size-5" />
    </a>
  )
}
