import { InstitutionForm } from '@/app/_screens/admin/asal-instansi/institution-form'
import { tellFailure } from '@/app/_screens/admin/asal-instansi/unknown-call'
import { PageHeading } from '@/components/ui/page-heading'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { SAVED } from '@/lib/copy'

/** A new institution. */
export default function AdminInstitutionAddScreen() {
  const [create] = useMutation(api.asalInstansi.create, { errors: 'ignore' })
  return (
    <>
      <PageHeading kicker="DATA INSTANSI">Tambah Instansi</PageHeading>
      <InstitutionForm
        id={null}
        name=""
        save={(body) => create({ body }).catch(tellFailure())}
        doneText={SAVED}
      />
    </>
  )
}
