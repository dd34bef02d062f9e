import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { Button } from '@/components/ui/button'

/** 'Batal' and 'Simpan' under a form. */
export function SaveBar({ onCancel }: { onCancel: () => void }) {
  return (
    <SubmitBar>
      <Button variant="secondary" onClick={onCancel}>
        Batal
      </Button>
      <SubmitButton>Simpan</SubmitButton>
    </SubmitBar>
  )
}
