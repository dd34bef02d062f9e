import { AdminHeading } from '@/app/_screens/admin/admin-heading'
import { Editions } from '@/app/_screens/admin/privasi/editions'
import { QueryState } from '@/app/_screens/query-state'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { editOf, type Opened } from '@/components/form/parts/send-edit'
import { RichTextField } from '@/components/form/rich-text-field'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'
import type { Privacy } from '@/lib/entities/privacy'
import { toast } from '@/lib/feedback/toast'
import { type PrivacyTextBody, privacyTextSchema } from '@/lib/validation/privacy'

const valuesOf = ({ text, version }: Privacy) => ({ text, version })
const EDIT = editOf(valuesOf, { text: 'Isi halaman' })

/** The text of the privacy page: each change makes a new edition, which the accounts are told of. */
export default function AdminPrivacyScreen() {
  const query = useQuery(api.privacy.get)
  return (
    <>
      <AdminHeading text="Isi halaman Privasi. Setiap perubahan menjadi versi baru; versi lama tetap disimpan, dan peserta diberi tahu saat login." />
      <QueryState
        query={query}
        title="Halaman privasi tidak dapat dimuat"
        skeleton={<Skeleton className="h-160 w-full" />}
      >
        {(privacy) => <PrivacyForm key={privacy.edition} privacy={privacy} />}
      </QueryState>
      <Editions />
    </>
  )
}

function PrivacyForm({ privacy }: { privacy: Privacy }) {
  const [update] = useMutation(api.privacy.update)
  async function save(body: PrivacyTextBody, { version }: Opened<PrivacyTextBody>) {
    const { edition } = await update({ body }, { version })
    toast.success(`Halaman privasi versi ${edition} sudah berlaku`)
  }
  return (
    <Card>
      <Form<PrivacyTextBody>
        initialValues={valuesOf(privacy)}
        schema={privacyTextSchema}
        onSubmit={save}
        edit={EDIT}
        guard
        onlyChanges
        aria-label="Halaman privasi"
      >
        <KeptDraft name="privacy" />
        <RichTextField
          name="text"
          label={`Isi halaman (versi ${privacy.edition})`}
          hint="Lama penyimpanan ditampilkan otomatis di bawah teks ini, sesuai pengaturan server."
          headings
        />
        <SubmitBar>
          <SubmitButton>Simpan sebagai versi baru</SubmitButton>
        </SubmitBar>
      </Form>
    </Card>
  )
}
