import { Notice } from '@/components/ui/notice'

export type Replaced = {
  /** Name of the stored file; null where there is none. */
  name: string | null
  /** It is not the one that the page shows, which was read earlier. */
  isNew: boolean
}

/** Which stored file the one that is looked at takes the place of. */
export function ReplacedNotice({ name, isNew }: Replaced) {
  if (!name) return null
  return (
    <Notice tone={isNew ? 'warning' : 'info'}>
      Menggantikan <b className="wrap-anywhere">{name}</b>
      {isNew && ', yang baru diunggah setelah halaman ini dibuka'}.
    </Notice>
  )
}
