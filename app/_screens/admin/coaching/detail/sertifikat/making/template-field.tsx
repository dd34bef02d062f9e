import { useFormikContext } from 'formik'
import { PagePicture } from '@/app/_screens/admin/certificate-page/page-picture'
import { QueryState } from '@/app/_screens/query-state'
import { SelectField } from '@/components/form/select-field'
import { Skeleton } from '@/components/ui/skeleton'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { READY_NAME } from '@/lib/domain/certificates/ready-name'
import { READY_LAYOUT } from '@/lib/domain/certificates/ready-template'
import { READY_TEMPLATE } from '@/lib/entities/issuing-values'

const READY = { id: READY_TEMPLATE, name: READY_NAME, ...READY_LAYOUT }

/** Which template the certificates of a coaching are made by, with its picture. */
export function TemplateField() {
  const query = useQuery(api.certificateTemplate.list)
  const { values } = useFormikContext<{ templateId: string }>()
  return (
    <QueryState
      query={query}
      title="Template tidak dapat dimuat"
      skeleton={<Skeleton className="h-48 w-full" />}
    >
      {(templates) => {
        const all = [READY, ...templates]
        const chosen = all.find(({ id }) => id === values.templateId)
        return (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              name="templateId"
              label="Template"
              hint="Template kantor diatur pada menu Sertifikat."
              options={all.map(({ id, name }) => ({ value: id, label: name }))}
            />
            {chosen && <PagePicture layout={chosen} label={`Contoh ${chosen.name}`} />}
          </div>
        )
      }}
    </QueryState>
  )
}
