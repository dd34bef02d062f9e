import { Eye } from 'lucide-react'
import { DocumentButton } from '@/app/_screens/admin/document-button'
import { IconButton } from '@/components/ui/icon-button'
import { call } from '@/lib/api/call'
import { isOutdated } from '@/lib/api/errors'
import { useRefresh } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import type { RegisterRow } from '@/lib/entities/certificate-register'

const WHY_NOT = {
  making: 'File ini belum jadi.',
  withdrawn: 'Sertifikat ini dicabut, filenya tidak dapat dibuka lagi.',
}

/** Opens the file that was handed out under a version. */
export function FileButton({ row }: { row: RegisterRow }) {
  const { id, number, version, state } = row
  const refresh = useRefresh()
  return (
    <DocumentButton
      fileName={`Sertifikat ${number.replaceAll('/', '-')}.pdf`}
      load={(signal) => call(api.certificateRegister.file, { params: { id } }, { signal })}
      cancelled="Dibatalkan. File tidak dibuka."
      // withdrawn by another admin since the list was read
      onFailed={(error) => isOutdated(error) && void refresh(['certificate'])}
    >
      {(button) => (
        <IconButton
          label={`Lihat sertifikat ${number} versi ${version}`}
          icon={<Eye />}
          disabledReason={
            state === 'making' || state === 'withdrawn' ? WHY_NOT[state] : false
          }
          {...button}
        />
      )}
    </DocumentButton>
  )
}
