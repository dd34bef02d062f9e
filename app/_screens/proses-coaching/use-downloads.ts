import { useRef, useState } from 'react'
import { fetchFile } from '@/lib/api/download'
import { ApiError, hasStatus } from '@/lib/api/errors'
import { unlessCancelled } from '@/lib/browser/unless-cancelled'
import { downloadName } from '@/lib/domain/text/download-name'
import { saveFile } from '@/lib/feedback/save-file'

export type Download =
  | { state: 'running'; share: number }
  | { state: 'done'; fileName: string }
  | { state: 'cancelled' }
  | { state: 'failed'; text: string }

type StoredFile = { name: string; fileUrl: string; size?: number | undefined }

function textOf(error: unknown): string {
  if (hasStatus(error, 404)) return 'File tidak ditemukan. Hubungi narahubung coaching.'
  if (error instanceof ApiError) return `Unduhan gagal. ${error.message}`
  return 'Unduhan gagal. Periksa sambungan internet Anda, lalu coba lagi.'
}

/**
 * Files fetched as a blob and saved under their name with the file's extension (§7). A failure stays as an
 * error state until the next try (§8), and nothing is saved then, nor where it was called off.
 */
export function useDownloads() {
  const [downloads, setDownloads] = useState<Record<string, Download>>({})
  const running = useRef(new Map<string, AbortController>())
  const put = (fileUrl: string, download: Download) =>
    setDownloads((all) => ({ ...all, [fileUrl]: download }))

  async function outcomeOf(file: StoredFile, signal: AbortSignal): Promise<Download> {
    const { name, fileUrl, size } = file
    try {
      const onProgress = (share: number) => put(fileUrl, { state: 'running', share })
      const loading = fetchFile(fileUrl, { onProgress, size, signal })
      const blob = await unlessCancelled(signal, loading)
      if (!blob) return { state: 'cancelled' }
      const fileName = downloadName(name, fileUrl)
      saveFile(blob, fileName)
      return { state: 'done', fileName }
    } catch (error) {
      return { state: 'failed', text: textOf(error) }
    }
  }

  async function download(file: StoredFile): Promise<Download['state']> {
    const { fileUrl } = file
    if (running.current.has(fileUrl)) return 'running'
    const abort = new AbortController()
    running.current.set(fileUrl, abort)
    put(fileUrl, { state: 'running', share: 0 })
    const outcome = await outcomeOf(file, abort.signal)
    running.current.delete(fileUrl)
    put(fileUrl, outcome)
    return outcome.state
  }

  return {
    download,
    cancel: (fileUrl: string) => running.current.get(fileUrl)?.abort(),
    of: (fileUrl: string): Download | undefined => downloads[fileUrl],
    isAnyRunning: Object.values(downloads).some(({ state }) => state === 'running'),
  }
}
