import { ImportDialog } from '@/app/_screens/admin/asal-instansi/import-dialog'
import { readRows } from '@/app/_screens/admin/file-review/read-rows'
import { FileButton } from '@/components/form/file-button'
import { upload } from '@/lib/api/upload'
import { useRefresh } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { readInstitutions } from '@/lib/domain/people/institution-file'
import type { AsalInstansi } from '@/lib/entities/user'
import { openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { FILE_ACCEPT, fileError } from '@/lib/validation/uploads'

/** Chooses an Excel or CSV file, shows what is in it, and sends it as a whole. */
export function ImportButton({ known }: { known: readonly AsalInstansi[] | undefined }) {
  const refresh = useRefresh()

  async function review(file: File) {
    const read = readInstitutions(await readRows(file, 'table'))
    const props = { fileName: file.name, read, known: known ?? [] }
    return (await openDialog(ImportDialog, props)) === true
  }

  return (
    <div className="mb-5">
      <FileButton
        label="Impor instansi dari Excel atau CSV"
        variant="secondary"
        accept={FILE_ACCEPT.table}
        disabledReason={known ? null : 'Menunggu daftar instansi.'}
        check={(file) => fileError('table', file)}
        review={review}
        upload={(file, progress) =>
          upload(api.asalInstansi.importFile, { file, ...progress })
        }
        onUploaded={({ added, known: skipped }) => {
          toast.success(`${added} instansi ditambahkan, ${skipped} sudah ada`)
          void refresh(['asal-instansi'])
        }}
      />
      <p className="mt-1 text-ink-2 text-sm">
        Baris pertama berkas memuat judul kolom “Nama”, setiap baris di bawahnya satu
        instansi.
      </p>
    </div>
  )
}
