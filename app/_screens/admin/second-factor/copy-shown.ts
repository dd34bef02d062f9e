import { copyText } from '@/lib/browser/copy-text'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'

/** Copies what stands on the screen, and says whether that was possible. */
export async function copyShown(text: string, done: string) {
  if (await copyText(text)) toast.success(done)
  else showError('Tidak dapat disalin. Tandai teksnya, lalu salin sendiri.')
}
