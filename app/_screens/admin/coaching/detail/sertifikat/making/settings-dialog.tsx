import { TemplateField } from '@/app/_screens/admin/coaching/detail/sertifikat/making/template-field'
import { Form } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import { NumberField } from '@/components/form/number-field'
import { editOf, type Opened, type Versioned } from '@/components/form/parts/send-edit'
import { SubmitButton, WindowActions } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { useForgetting } from '@/components/form/use-forgetting'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { CertificateSettings } from '@/lib/entities/issuing'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { type SettingsForm, settingsFormSchema } from '@/lib/validation/certificate-making'

type SettingsDialogProps = DialogHandlers<true> & {
  coachingId: string
  stored: CertificateSettings
}

type Values = Omit<SettingsForm, 'hours'> & { hours: number | null } & Versioned

function valuesOf({ signers, ...settings }: CertificateSettings): Values {
  const [first, second] = signers
  return {
    ...{ templateId: settings.templateId, hours: settings.hours },
    ...{ numberPattern: settings.numberPattern, place: settings.place },
    ...{ firstName: first?.name ?? '', firstTitle: first?.title ?? '' },
    ...{ secondName: second?.name ?? '', secondTitle: second?.title ?? '' },
    version: settings.version,
  }
}

const EDIT = editOf(valuesOf, {
  ...{ templateId: 'Template', hours: 'Jam pelajaran', numberPattern: 'Pola nomor' },
  ...{ place: 'Tempat penerbitan', firstName: 'Penanda tangan pertama' },
  firstTitle: 'Jabatan penanda tangan pertama',
  ...{ secondName: 'Penanda tangan kedua', secondTitle: 'Jabatan penanda tangan kedua' },
})

function bodyOf(values: Values) {
  const form = settingsFormSchema.cast(values)
  const signers = [
    { name: form.firstName, title: form.firstTitle },
    { name: form.secondName, title: form.secondTitle },
  ].filter(({ name }) => name !== '')
  const { templateId, hours, numberPattern, place } = form
  return { templateId, hours, numberPattern, place, signers }
}

/** What stands on all certificates of a coaching beside what is known of each participant. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { coachingId, stored, onDone, onCancel } = props
  const [save] = useMutation(api.certificateMaking.saveSettings, { errors: 'ignore' })
  const { forget, close } = useForgetting(onCancel)

  async function submit(values: Values, { version }: Opened<Values>) {
    await save({ params: { id: coachingId }, body: bodyOf(values) }, { version })
    onDone(true)
  }

  return (
    <LazyDialog
      open
      size="md"
      title="Pengaturan sertifikat"
      description="Berlaku bagi sertifikat coaching ini yang diterbitkan sesudahnya. Yang sudah terbit tidak berubah."
      onClose={close}
    >
      <Form<Values>
        initialValues={valuesOf(stored)}
        schema={settingsFormSchema}
        onSubmit={submit}
        edit={EDIT}
        aria-label="Pengaturan sertifikat"
      >
        <KeptDraft name={`certificate-settings:${coachingId}`} forget={forget} />
        <TemplateField />
        <NumberField name="hours" label="Jam pelajaran" unit="JP" />
        <TextField
          name="numberPattern"
          label="Pola nomor"
          hint="{urut} nomor urut, {kode} kode coaching, {bulan-romawi} dan {tahun} saat terbit"
          spellCheck={false}
        />
        <TextField name="place" label="Tempat penerbitan" placeholder="Jakarta" />
        <TextField name="firstName" label="Penanda tangan pertama" autoComplete="off" />
        <TextField
          name="firstTitle"
          label="Jabatan penanda tangan pertama"
          autoComplete="off"
          optional
        />
        <TextField
          name="secondName"
          label="Penanda tangan kedua"
          hint="Di sebelah kanan, di bawah tempat dan tanggal"
          autoComplete="off"
          optional
        />
        <TextField
          name="secondTitle"
          label="Jabatan penanda tangan kedua"
          autoComplete="off"
          optional
        />
        <WindowActions>
          <SubmitButton>Simpan pengaturan</SubmitButton>
        </WindowActions>
      </Form>
    </LazyDialog>
  )
}
