import { RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type UnknownIssueProps = { isUnknown: boolean; isAsking: boolean; askAgain: () => void }

/** No answer came to 'Terbitkan', and nothing shows yet whether the server has begun. */
export function UnknownIssue({ isUnknown, isAsking, askAgain }: UnknownIssueProps) {
  return (
    <Notice
      isShown={isUnknown}
      tone="warning"
      title="Belum diketahui apakah penerbitan sudah dimulai"
      action={
        <Button
          size="sm"
          variant="secondary"
          icon={<RotateCw />}
          loading={isAsking}
          onClick={askAgain}
        >
          Periksa lagi
        </Button>
      }
    >
      Jawaban server tidak sampai. Periksa lagi keadaannya sebelum menerbitkan ulang; tidak
      ada sertifikat yang terbit dua kali.
    </Notice>
  )
}
