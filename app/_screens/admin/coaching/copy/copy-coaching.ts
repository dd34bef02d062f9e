import { loadOnPress } from '@/lib/api/load-on-press'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { openDialog } from '@/lib/feedback/dialog'
import { navigate } from '@/lib/router/navigate'

/** 'Salin coaching': asks what is taken over and opens the form of a new coaching with it. */
export async function copyCoaching(source: AdminCoaching): Promise<void> {
  const part = await loadOnPress(() => import('./copy-dialog'))
  const parts = part && (await openDialog(part.CopyDialog, { source }))
  if (!parts) return
  navigate('admin/coaching/add', {}, { dari: source.id, salin: parts.join(',') })
}
