import { useEffect, useState } from 'react'
import { fetchFile } from '@/lib/api/download'
import { untilLoaded } from '@/lib/browser/lazy-part'

/** Pixels of a PDF's longer side: sharp on a wide screen. */
const DRAWN = 1800

async function drawPdf(data: Blob): Promise<Blob> {
  const { openPdf } = await untilLoaded(
    () => import('@/components/content/viewer/pdf-engine'),
  )
  const file = await openPdf(data)
  try {
    const [page] = file.pages
    if (!page) throw new Error('a PDF without a page')
    const canvas = document.createElement('canvas')
    const scale = DRAWN / Math.max(page.width, page.height)
    const drawn = await page.draw(canvas, scale, 1).finished
    if (drawn !== 'whole') throw new Error('a page that cannot be drawn whole')
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done))
    if (!picture) throw new Error('a page that cannot be drawn')
    return picture
  } finally {
    file.close()
  }
}

async function load(filePath: string): Promise<string> {
  const data = await fetchFile(filePath)
  return URL.createObjectURL(filePath.endsWith('.pdf') ? await drawPdf(data) : data)
}

/** What a name stands for never changes, so each file is fetched and drawn once. */
const loaded = new Map<string, Promise<string>>()

function shown(filePath: string): Promise<string> {
  const known = loaded.get(filePath) ?? load(filePath)
  loaded.set(filePath, known)
  known.catch(() => loaded.delete(filePath))
  return known
}

export type ShownFile = { filePath: string; url: string | null; isLost: boolean }

/** A background or picture of a template, as an address that an image takes. */
export function useShownFile(filePath: string): ShownFile {
  const [file, setFile] = useState<ShownFile | null>(null)
  useEffect(() => {
    let isGone = false
    const tell = (url: string | null) => {
      if (!isGone) setFile({ filePath, url, isLost: url === null })
    }
    shown(filePath).then(tell, () => tell(null))
    return () => {
      isGone = true
    }
  }, [filePath])
  return file?.filePath === filePath ? file : { filePath, url: null, isLost: false }
}
