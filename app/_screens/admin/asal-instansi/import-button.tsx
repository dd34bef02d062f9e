import { useRef } from 'react'
import { ImportDialog } from '@/app/_screens/admin/asal-instansi/import-dialog'
import { readRows } from '@/app/_screens/admin/file-review/read-rows'
import { FileButton, type FileButtonHandle } from '@/components/form/file-button'
import { RefusedFile } from '@/components/form/parts/use-upload'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { errorText } from '@/lib/api/errors'
import { useUploadCall } from '@/lib/api/use-upload-call'
import { api } from '@/lib/contract'
import { readInstitutions } from '@/lib/domain/people/institution-file'
import { READY_INSTITUTIONS, READY_SOURCES } from '@/lib/domain/people/ready-institutions'
import { openDialog } from '@/lib/feedback/dialog'
import { toast } from '@/lib/feedback/toast'
import { FILE_ACCEPT, fileError } from '@/lib/validation/uploads'

/** The ready list as a file, so that it is shown and sent as any other. */
const readyFile = () =>
  new File([['Nama', ...READY_INSTITUTIONS].join('\n')], 'daftar siap pakai.csv')

/** The institutions of this moment; a file is compared with nothing else. */
const listKnown = () =>
  call(api.asalInstansi.list, {}, { quiet: true }).catch((error: unknown) => {
    throw new RefusedFile(errorText(error))
  })

/** Chooses an Excel or CSV file, or the ready list, shows what is in it, and sends it as a whole. */
export function ImportButton() {
  const upload = useUploadCall(['asal-instansi'])
  const chooser = useRef<FileButtonHandle>(null)

  async function review(file: File) {
    const read = readInstitutions(await readRows(file, 'table'))
    const props = { fileName: file.name, read, known: await listKnown() }
    return (await openDialog(ImportDialog, props)) === true
  }

  return (
    <div className="mb-5">
      <FileButton
        ref={chooser}
        label="Impor instansi dari Excel atau CSV"
        variant="secondary"
        accept={FILE_ACCEPT.table}
        check={(file) => fileError('table', file)}
        review={review}
        upload={(file, progress) =>
          upload(api.asalInstansi.importFile, { file, ...progress })
        }
        onUploaded={({ added, known: skipped }) =>
          toast.success(`${added} instansi ditambahkan, ${skipped} sudah ada`)
        }
      />
      <p className="mt-1 text-ink-2 text-sm">
        Baris pertama file memuat judul kolom “Nama”, setiap baris di bawahnya satu
        instansi.
      </p>
      <p className="mt-3 mb-2 max-w-prosa text-ink-2 text-sm">
        Daftar siap pakai berisi {READY_SOURCES.join(', ')}, dan beberapa pilihan umum.
        Perubahan sesudah peraturan itu belum termasuk.
      </p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => chooser.current?.send(readyFile())}
      >
        Tinjau daftar siap pakai
      </Button>
    </div>
  )
}
