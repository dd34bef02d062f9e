import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyShown } from '@/app/_screens/copy-shown'
import { CodeField } from '@/components/account/code-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-bar'
import { Button } from '@/components/ui/button'
import { hasStatus } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'
import { useMutation } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { SecondFactorKey } from '@/lib/entities/second-factor'
import { type FirstCode, firstCodeSchema } from '@/lib/validation/second-factor'

const EMPTY: FirstCode = { code: '' }

const inGroups = (key: string) => key.replace(/.{4}(?=.)/g, '$& ')

/** The new key as a picture and as text, and its first code. */
export function SetUp({
  newKey: { key, picture },
  onCodes,
  onCancel,
}: {
  newKey: SecondFactorKey
  onCodes: (codes: string[]) => void
  onCancel: () => void
}) {
  const [turnOn] = useMutation(api.secondFactor.turnOn, { errors: 'failures' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function send(values: FirstCode) {
    try {
      const { codes } = await turnOn({ body: firstCodeSchema.cast(values) })
      onCodes(codes)
    } catch (error) {
      if (!hasStatus(error, 409)) throw error
      // set up in another tab or taken off meanwhile: this key is worth nothing any more
      showFailure(error)
      onCancel()
    }
  }

  return (
    <div className="space-y-6">
      <section className="space-y-3">
        <h3 ref={heading} tabIndex={-1} className="font-bold">
          1. Daftarkan kunci di aplikasi autentikator
        </h3>
        <p className="text-ink-2 text-sm">
          Buka aplikasi, pilih tambah akun, lalu pindai gambar ini.
        </p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
          alt="Kode QR kunci akun Anda"
          className="aspect-square w-52 rounded-md border border-line bg-white"
        />
        <p className="text-ink-2 text-sm">Tidak dapat memindai? Ketik kunci ini:</p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="angka select-all rounded-md border border-line bg-page px-3 py-2 text-sm">
            {inGroups(key)}
          </code>
          <Button
            variant="secondary"
            size="sm"
            icon={<Copy />}
            onClick={() => void copyShown(key, 'Kunci disalin')}
          >
            Salin kunci
          </Button>
        </div>
      </section>
      <section className="space-y-3">
        <h3 className="font-bold">2. Ketik kode yang ditampilkan aplikasi</h3>
        <Form
          initialValues={EMPTY}
          schema={firstCodeSchema}
          onSubmit={send}
          aria-label="Kode pertama"
        >
          <CodeField onlyApp />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={onCancel}>
              Batal
            </Button>
            <SubmitButton>Aktifkan</SubmitButton>
          </div>
        </Form>
      </section>
    </div>
  )
}
