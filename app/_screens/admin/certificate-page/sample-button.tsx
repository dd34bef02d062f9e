import { Eye } from 'lucide-react'
import { DocumentButton } from '@/app/_screens/admin/document-button'
import { Button } from '@/components/ui/button'

type SampleButtonProps = {
  children: string
  /** Fetches the PDF as the server draws it. */
  load: (signal: AbortSignal) => Promise<Blob>
  disabledReason?: string | false
}

/** Shows an example of a certificate over the whole screen. */
export function SampleButton({ children, load, disabledReason }: SampleButtonProps) {
  return (
    <DocumentButton
      fileName="Contoh sertifikat.pdf"
      load={load}
      cancelled="Dibatalkan. Contoh tidak dibuka."
    >
      {(button) => (
        <Button
          size="sm"
          variant="secondary"
          icon={<Eye />}
          disabledReason={disabledReason}
          {...button}
        >
          {children}
        </Button>
      )}
    </DocumentButton>
  )
}
