import { Copy, Pencil, Trash2 } from 'lucide-react'
import { PagePicture } from '@/app/_screens/admin/certificate-page/page-picture'
import { Button, buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { TemplateLayout } from '@/lib/entities/template'

const SHAPES = { landscape: 'A4 mendatar', portrait: 'A4 tegak' }

type TemplateCardProps = {
  name: string
  layout: TemplateLayout
  /** Without it the template cannot be changed, only copied. */
  editHref?: string
  isCopying: boolean
  onCopy: () => void
  onDelete?: () => void
}

/** One template with the picture of its page. */
export function TemplateCard(props: TemplateCardProps) {
  const { name, layout, editHref, isCopying, onCopy, onDelete } = props
  return (
    <Card as="li" padding="small" className="flex flex-col gap-4">
      <div className="grid aspect-[1.41] place-items-center rounded-md bg-sunken p-3">
        <div className={layout.orientation === 'portrait' ? 'w-1/2' : 'w-full'}>
          <PagePicture layout={layout} label={`Contoh ${name}`} />
        </div>
      </div>
      <div className="min-w-0">
        <h2 className="wrap-anywhere font-bold">{name}</h2>
        <p className="text-ink-2 text-sm">
          {SHAPES[layout.orientation]}
          {!editHref && ' · bawaan portal, dapat disalin'}
        </p>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        {editHref && (
          <a href={editHref} className={buttonClass({ size: 'sm' })}>
            <Pencil aria-hidden="true" className="size-5" />
            Atur<span className="sr-only"> {name}</span>
          </a>
        )}
        <Button
          size="sm"
          variant="secondary"
          icon={<Copy />}
          loading={isCopying}
          onClick={onCopy}
        >
          Salin<span className="sr-only"> {name}</span>
        </Button>
        {onDelete && (
          <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={onDelete}>
            Hapus<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </Card>
  )
}
