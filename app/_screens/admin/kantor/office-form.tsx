import { sendPicture } from '@/app/_screens/admin/send-picture'
import { Form } from '@/components/form/form'
import { ImageField } from '@/components/form/image-field'
import { KeptDraft } from '@/components/form/kept-draft'
import { editOf, type Opened } from '@/components/form/parts/send-edit'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { WhatsappField } from '@/components/form/whatsapp-field'
import { Card } from '@/components/ui/card'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { CHANGED } from '@/lib/copy'
import type { Office } from '@/lib/entities/office'
import { APP_NAME, assetUrl } from '@/lib/env'
import { toast } from '@/lib/feedback/toast'
import { type OfficeBody, officeBodySchema } from '@/lib/validation/office'

const toForm = ({ name, address, email, whatsapp, logo, signer, version }: Office) => ({
  ...{ name, address, email, whatsapp, logo, signer, version },
})

const EDIT = editOf(toForm, {
  ...{ name: 'Nama kantor', address: 'Alamat', email: 'Email', whatsapp: 'Whatsapp' },
  ...{ logo: 'Lambang', signer: 'Penanda tangan pesan' },
})

export function OfficeForm({ office }: { office: Office }) {
  const [update] = useMutation(api.office.update)

  async function save(values: OfficeBody, { version }: Opened<OfficeBody>) {
    await update({ body: officeBodySchema.cast(values) }, { version })
    toast.success(CHANGED)
  }

  return (
    <Card className="max-w-prosa">
      <Form<OfficeBody>
        initialValues={toForm(office)}
        schema={officeBodySchema}
        onSubmit={save}
        edit={EDIT}
        guard
        onlyChanges
        aria-label="Data kantor"
      >
        <KeptDraft name="office" />
        <TextField
          name="name"
          label="Nama kantor"
          hint="Contoh: Balai Pelatihan Kehutanan Bogor"
          autoComplete="organization"
        />
        <ImageField
          name="logo"
          label="Lambang"
          optional
          shape="square"
          maxPixels={512}
          addressOf={assetUrl}
          upload={sendPicture}
        />
        <TextField name="address" label="Alamat" optional multiline rows={3} />
        <TextField
          name="email"
          label="Email"
          type="email"
          optional
          hint="Untuk pertanyaan peserta, bukan email pribadi."
        />
        <WhatsappField optional hint="Contoh: 0812-3456-7890" />
        <TextField
          name="signer"
          label="Penanda tangan pesan"
          optional
          hint={`Baris terakhir setiap pesan. Bila kosong: Tim ${APP_NAME}.`}
        />
        <SubmitBar>
          <SubmitButton>Simpan</SubmitButton>
        </SubmitBar>
      </Form>
    </Card>
  )
}
