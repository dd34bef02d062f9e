import { useState } from 'react'
import { fetchFile } from '@/lib/api/download'
import { ApiError, hasStatus } from '@/lib/api/errors'
import { saveBlob } from '@/lib/browser/save-blob'
import { downloadName } from '@/lib/domain/text/download-name'

export type Download =
  | { state: 'running'; share: number }
  | { state: 'saved'; fileName: string }
  | { state: 'failed'; text: string }

type StoredFile = { name: string; fileUrl: string; size?: number | undefined }

function textOf(error: unknown): string {
  if (hasStatus(error, 404)) return 'Berkas tidak ditemukan. Hubungi narahubung coaching.'
  if (error instanceof ApiError) return `Unduhan gagal. ${error.message}`
  return 'Unduhan gagal. Periksa koneksi Anda, lalu coba lagi.'
}

/**
 * Files fetched as a blob and saved under their name with the file's extension (§7). A failure stays as an
 * error state until the next try (§8), and nothing is saved then.
 */
export function useDownloads() {
  const [downloads, setDownloads] = useState<Record<string, Download>>({})
  const put = (fileUrl: string, download: Download) =>
    setDownloads((all) => ({ ...all, [fileUrl]: download }))

  async function download({ name, fileUrl, size }: StoredFile) {
    put(fileUrl, { state: 'running', share: 0 })
    try {
      const report = (share: number) => put(fileUrl, { state: 'running', share })
      const blob = await fetchFile(fileUrl, report, size)
      const fileName = downloadName(name, fileUrl)
      saveBlob(blob, fileName)
      put(fileUrl, { state: 'saved', fileName })
    } catch (error) {
      put(fileUrl, { state: 'failed', text: textOf(error) })
    }
  }

  return {
    download,
    of: (fileUrl: string): Download | undefined => downloads[fileUrl],
    isAnyRunning: Object.values(downloads).some(({ state }) => state === 'running'),
  }
}
