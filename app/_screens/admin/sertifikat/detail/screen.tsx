import { Suspense } from 'react'
import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { RecordForm } from '@/app/_screens/admin/record-form'
import { fieldWords } from '@/app/_screens/admin/sertifikat/detail/editor/field-words'
import { QueryState } from '@/app/_screens/query-state'
import type { Edit } from '@/components/form/parts/send-edit'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'
import type {
  CertificateTemplate,
  TemplateField,
  TemplateFile,
} from '@/lib/entities/template'
import { useParams } from '@/lib/router/use-route'
import {
  type CertificateTemplateBody,
  certificateTemplateSchema,
} from '@/lib/validation/certificate-template'

const TemplateEditor = lazyPart(
  async () =>
    (await import('@/app/_screens/admin/sertifikat/detail/template-editor')).TemplateEditor,
)

const SKELETON = <Skeleton className="h-120 w-full" />

const valuesOf = (template: CertificateTemplate) => {
  const { name, orientation, background, backgroundFile, fields, version } = template
  return { name, orientation, background, backgroundFile, fields, version }
}

const LABELS: Record<string, string> = {
  name: 'Nama template',
  orientation: 'Arah halaman',
  background: 'Latar',
  backgroundFile: 'File latar',
}

/** Both versions of a page read differently: a field by its place and look, a file by its name. */
function show(name: string, value: unknown) {
  if (Array.isArray(value))
    return `${value.length} bidang. ${value.map(fieldWords).join('; ')}`
  if (name.startsWith('fields.')) return fieldWords(value as TemplateField)
  return name === 'backgroundFile' ? (value as TemplateFile | null)?.fileName : undefined
}

const EDIT: Edit = {
  valuesOf,
  labelOf: (name) => LABELS[name] ?? 'Isi halaman',
  show,
}

/** Where everything stands on the certificates of a template. */
export default function AdminTemplateScreen() {
  const { id } = useParams('admin/sertifikat/detail')
  const query = useQuery(api.certificateTemplate.get, { params: { id } })
  const [update] = useMutation(api.certificateTemplate.update, { errors: 'ignore' })
  return (
    <>
      <AdminHeading />
      <QueryState query={query} title="Template tidak dapat dimuat" skeleton={SKELETON}>
        {({ longestName, ...template }) => (
          <Card>
            <RecordForm<CertificateTemplateBody>
              key={id}
              list="admin/sertifikat"
              isNew={false}
              draft={`sertifikat:${id}`}
              initialValues={valuesOf(template)}
              schema={certificateTemplateSchema}
              edit={EDIT}
              save={(body, { version }) => update({ params: { id }, body }, { version })}
              aria-label="Template sertifikat"
            >
              <Suspense fallback={SKELETON}>
                <TemplateEditor id={id} longestName={longestName} />
              </Suspense>
            </RecordForm>
          </Card>
        )}
      </QueryState>
    </>
  )
}
