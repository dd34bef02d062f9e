import { RadioGroupField } from '@/components/form/radio-group-field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import type { Asked } from '@/components/ui/stale-note'
import type { AsalInstansi } from '@/lib/entities/user'
import { GENDERS } from '@/lib/entities/user-values'

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: value }))

/** Who someone is: name, gender, education. Two columns from 768 px. */
export function PersonFields() {
  return (
    <div className="grid grid-cols-pair gap-5">
      <div className="col-span-full">
        <TextField
          name="fullName"
          label="Nama Lengkap"
          hint="Sesuai yang akan tertulis pada sertifikat, boleh dengan gelar."
          autoComplete="name"
          spellCheck={false}
        />
      </div>
      <RadioGroupField
        name="jenisKelamin"
        label="Jenis Kelamin"
        options={GENDER_OPTIONS}
        columns={2}
      />
      <TextField
        name="pendidikan"
        label="Pendidikan"
        optional
        placeholder="Contoh: S1 Kehutanan"
      />
    </div>
  )
}

type Institutions = Asked & { data: AsalInstansi[] | undefined }

/** Without the list the field cannot tell what is chosen, so it never reads as if nothing were. */
function placeholderOf({ data, error }: Institutions) {
  if (data) return 'Pilih asal instansi'
  return error === undefined
    ? 'Memuat daftar instansi…'
    : 'Daftar instansi belum dapat ditampilkan'
}

/** Where someone works: institution from the list, its name in full, position. Without the list the rest still works. */
export function InstitutionFields({ institutions }: { institutions: Institutions }) {
  const { data = [], error, refetch } = institutions
  return (
    <div className="grid grid-cols-pair gap-5">
      <div>
        <SelectField
          name="asalInstansiId"
          label="Asal Instansi"
          optional
          placeholder={placeholderOf(institutions)}
          options={data.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {error !== undefined && (
          <p role="status" className="mt-1.5 text-ink-2 text-sm">
            Daftar instansi tidak dapat dimuat.{' '}
            <Button variant="ghost" size="sm" onClick={() => void refetch()}>
              Muat ulang daftar
            </Button>
          </p>
        )}
      </div>
      <TextField
        name="namaInstansi"
        label="Nama Instansi"
        optional
        autoComplete="organization"
        placeholder="Contoh: BPKH Wilayah XI"
      />
      <TextField
        name="jabatan"
        label="Jabatan"
        optional
        autoComplete="organization-title"
      />
    </div>
  )
}
