import { isInsideApp } from '@/lib/browser/inside-app'
import { saveBlob } from '@/lib/browser/save-blob'
import { inform } from './dialog'

let isTold = false

/**
 * Hands a file to the browser, which saves it, asks first, or drops it: no page is told. Inside another app, where it is
 * often dropped without a word, that is said with the first file.
 */
export function saveFile(blob: Blob, fileName: string): void {
  saveBlob(blob, fileName)
  if (isTold || !isInsideApp()) return
  isTold = true
  void inform({
    title: 'File mungkin tidak tersimpan',
    body: 'Portal ini terbuka di dalam aplikasi lain. Bila file tidak ada di folder Unduhan, buka portal di Chrome atau Safari.',
  })
}
