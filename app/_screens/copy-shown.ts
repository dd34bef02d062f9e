import { copyText } from '@/lib/browser/copy-text'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'

const BY_HAND = 'Tidak dapat disalin. Tandai teksnya, lalu salin sendiri.'

/** Copies what stands on the screen, and says whether that was possible. */
export async function copyShown(text: string, done: string, failed = BY_HAND) {
  if (await copyText(text)) toast.success(done)
  else showError(failed)
}
