import { useFormikContext } from 'formik'
import { PagePicture } from '@/app/_screens/admin/certificate-page/page-picture'
import { SampleButton } from '@/app/_screens/admin/certificate-page/sample-button'
import { PageSettings } from '@/app/_screens/admin/sertifikat/detail/editor/page-settings'
import { Placement } from '@/app/_screens/admin/sertifikat/detail/editor/placement'
import { useEditing } from '@/app/_screens/admin/sertifikat/detail/editor/use-editing'
import { Notice } from '@/components/ui/notice'
import { call } from '@/lib/api/call'
import { useMediaQuery } from '@/lib/browser/use-media-query'
import { api } from '@/lib/contract'
import type { CertificateTemplate } from '@/lib/entities/template'

type TemplateEditorProps = { id: string; longestName: string | null }

/** Inside the form: the page to be arranged, and its exact look as the server draws it. */
export function TemplateEditor({ id, longestName }: TemplateEditorProps) {
  const { values } = useFormikContext<CertificateTemplate>()
  const editing = useEditing(values.orientation)
  const isWide = useMediaQuery('(min-width: 768px)')
  const { orientation, background, backgroundFile, fields } = values
  const layout = { orientation, background, backgroundFile, fields }
  const preview = (longest: boolean) => (signal: AbortSignal) => {
    const body = { ...layout, longest }
    return call(api.certificateTemplate.preview, { params: { id }, body }, { signal })
  }
  return (
    <div className="space-y-6">
      {isWide ? (
        <>
          <PageSettings act={editing.act} />
          <Placement layout={layout} longestName={longestName} editing={editing} />
        </>
      ) : (
        <>
          <Notice title="Hanya untuk dilihat">
            Mengatur letak membutuhkan layar yang lebih lebar, misalnya komputer atau
            tablet.
          </Notice>
          <PagePicture layout={layout} label={`Contoh ${values.name}`} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <SampleButton load={preview(false)}>Lihat sebagai PDF</SampleButton>
        <SampleButton
          load={preview(true)}
          disabledReason={longestName === null && 'Belum ada peserta.'}
        >
          PDF dengan nama terpanjang
        </SampleButton>
      </div>
    </div>
  )
}
