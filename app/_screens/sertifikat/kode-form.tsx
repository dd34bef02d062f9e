import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { TextField } from '@/components/form/text-field'
import { readKode } from '@/lib/domain/certificates/kode'
import { navigate } from '@/lib/router/navigate'
import { kodeFormSchema } from '@/lib/validation/certificate-check'

/** Asks for the code of a certificate and opens what the portal says of it. */
export function KodeForm() {
  return (
    <Form
      initialValues={{ kode: '' }}
      schema={kodeFormSchema}
      onSubmit={({ kode }) => navigate('sertifikat/detail', { kode: readKode(kode) })}
      aria-label="Periksa sertifikat"
    >
      <TextField
        name="kode"
        label="Kode sertifikat"
        hint="Tercetak di bawah kode QR"
        placeholder="K7M2-PQ9X-WD4H"
        autoComplete="off"
        spellCheck={false}
      />
      <SubmitButton fullWidth>Periksa</SubmitButton>
    </Form>
  )
}
