import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { InstitutionForm } from '@/app/_screens/admin/asal-instansi/institution-form'
import { tellFailure } from '@/app/_screens/admin/asal-instansi/unknown-call'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { SAVED } from '@/lib/copy'

const EMPTY = { name: '' }

/** A new institution. */
export default function AdminInstitutionAddScreen() {
  const [create] = useMutation(api.asalInstansi.create, { errors: 'ignore' })
  return (
    <>
      <AdminHeading />
      <InstitutionForm
        id={null}
        initialValues={EMPTY}
        save={(body) => create({ body }).catch(tellFailure())}
        doneText={SAVED}
      />
    </>
  )
}
