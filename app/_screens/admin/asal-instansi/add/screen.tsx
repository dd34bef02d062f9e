import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { INSTITUTION } from '@/app/_screens/admin/asal-instansi/institution-kind'
import { NameForm } from '@/app/_screens/admin/name-form'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'

/** A new institution. */
export default function AdminInstitutionAddScreen() {
  const [create] = useMutation(api.asalInstansi.create)
  return (
    <>
      <AdminHeading />
      <NameForm kind={INSTITUTION} stored={null} save={(body) => create({ body })} />
    </>
  )
}
