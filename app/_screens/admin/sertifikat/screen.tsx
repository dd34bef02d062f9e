import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { deleteRow } from '@/app/_screens/admin/delete-row'
import { freeName } from '@/app/_screens/admin/sertifikat/free-name'
import { TemplateCard } from '@/app/_screens/admin/sertifikat/template-card'
import { QueryState } from '@/app/_screens/query-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import { READY_NAME } from '@/lib/domain/certificates/ready-name'
import { READY_LAYOUT } from '@/lib/domain/certificates/ready-template'
import type { CertificateTemplate, TemplateLayout } from '@/lib/entities/template'
import { href } from '@/lib/router/href'
import { fromHere, navigate } from '@/lib/router/navigate'

/** How certificates of the office look: the ready one and those that were made of it. */
export default function AdminTemplatesScreen() {
  const query = useQuery(api.certificateTemplate.list)
  const [create, { isRunning: isCopying }] = useMutation(api.certificateTemplate.create)
  const [removeTemplate] = useMutation(api.certificateTemplate.remove)

  async function copy(layout: TemplateLayout, wanted: string) {
    const thenGo = fromHere()
    const { orientation, background, backgroundFile, fields } = layout
    const names = query.data?.map((template) => template.name) ?? []
    const name = freeName(wanted, [READY_NAME, ...names])
    const body = { name, orientation, background, backgroundFile, fields }
    const { id } = await create({ body })
    thenGo(() => navigate('admin/sertifikat/detail', { id }))
  }

  const remove = ({ id, name, version }: CertificateTemplate) =>
    deleteRow({
      body: `Template “${name}” tidak lagi dapat dipilih. Sertifikat yang sudah terbit tidak berubah.`,
      remove: () => removeTemplate({ params: { id } }, { version }),
    })

  return (
    <>
      <AdminHeading text="Tampilan sertifikat yang dibuat portal. Salin sebuah template, atur letak isinya, lalu pilih pada pengaturan sertifikat coaching." />
      <QueryState
        query={query}
        title="Template tidak dapat dimuat"
        skeleton={<Skeleton className="h-96 w-full" />}
      >
        {(templates) => (
          <ul
            aria-label="Template sertifikat"
            className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
          >
            <TemplateCard
              name={READY_NAME}
              layout={READY_LAYOUT}
              isCopying={isCopying}
              onCopy={() => void copy(READY_LAYOUT, 'Template baru').catch(() => {})}
            />
            {templates.map((template) => (
              <TemplateCard
                key={template.id}
                name={template.name}
                layout={template}
                editHref={href('admin/sertifikat/detail', { id: template.id })}
                isCopying={isCopying}
                onCopy={() =>
                  void copy(template, `Salinan ${template.name}`.slice(0, 76)).catch(
                    () => {},
                  )
                }
                onDelete={() => void remove(template)}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  )
}
