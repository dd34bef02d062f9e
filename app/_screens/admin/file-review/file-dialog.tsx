import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import type { FileFault } from '@/lib/domain/tests/test-file-cells'
import type { DialogHandlers } from '@/lib/feedback/dialog'
import { FaultList } from './fault-list'

type FileDialogProps = DialogHandlers<true> & {
  title: string
  fileName: string
  /** '10 soal', '10 jawaban'. */
  amount: string
  faults: readonly FileFault[]
  /** What the admin should know and may go on with. */
  warnings?: ReactNode
  /** Why there is no use in sending it, though nothing in it is wrong. */
  needless?: string | false
  children: ReactNode
}

/** A file as it was read, before it is sent; a faulty one cannot be sent. */
export function FileDialog(props: FileDialogProps) {
  const { title, fileName, amount, faults, warnings, children, onDone, onCancel } = props
  const refusal = faults.length > 0 ? 'File ini masih berisi kesalahan.' : props.needless
  return (
    <LazyDialog
      open
      isRead
      size="lg"
      title={title}
      description={`${fileName} · ${amount} terbaca`}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" initialFocus onClick={onCancel}>
            Batal
          </Button>
          <Button icon={<FileUp />} disabledReason={refusal} onClick={() => onDone(true)}>
            Unggah
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FaultList faults={faults} />
        {warnings}
        {children}
      </div>
    </LazyDialog>
  )
}
