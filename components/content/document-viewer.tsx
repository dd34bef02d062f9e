import { fileKind } from '@/components/content/file-kind'
import { ImageViewer } from '@/components/content/image-viewer'
import { PdfViewer } from '@/components/content/pdf-viewer'
import { ViewerFrame, type ViewerProps } from '@/components/content/viewer/viewer-frame'
import { DownloadInstead } from '@/components/content/viewer/viewer-notices'

/** Any file over the whole screen: a PDF page by page, a picture as a picture, else a download link. */
export function DocumentViewer(props: ViewerProps) {
  const { data, fileName } = props
  const kind = fileKind(fileName)
  if (data.type === 'application/pdf' || (!data.type && kind === 'pdf')) {
    return <PdfViewer {...props} />
  }
  if (data.type.startsWith('image/') || (!data.type && kind === 'image')) {
    return <ImageViewer {...props} />
  }
  return (
    <ViewerFrame {...props}>
      <DownloadInstead
        data={data}
        fileName={fileName}
        text="File ini hanya dapat dibuka setelah diunduh."
      />
    </ViewerFrame>
  )
}
