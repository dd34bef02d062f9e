import type { FormikValues } from 'formik'
import type { ReactNode } from 'react'
import { leaveScreen } from '@/app/_screens/admin/leave-screen'
import { Form, type FormProps } from '@/components/form/form'
import { KeptDraft } from '@/components/form/kept-draft'
import type { Opened } from '@/components/form/parts/send-edit'
import { SubmitBar, SubmitButton } from '@/components/form/submit-bar'
import { Button } from '@/components/ui/button'
import { CHANGED, SAVED } from '@/lib/copy'
import { toast } from '@/lib/feedback/toast'
import { fromHere, goBack } from '@/lib/router/navigate'

type RecordFormProps<Values extends FormikValues> = Pick<
  FormProps<Values>,
  'initialValues' | 'schema' | 'edit' | 'reread' | 'aria-label'
> & {
  /** Where it was opened and where it leads back to. */
  list: `admin/${'asal-instansi' | 'beranda' | 'category' | 'faq' | 'panduan' | 'profile' | 'sertifikat'}`
  isNew: boolean
  /** Names what is kept of it on the device. */
  draft: string
  /** False where it was not sent after all. */
  save: (values: Values, opened: Opened<Values>) => Promise<unknown>
  children: ReactNode
}

/** One row of a list of the admin area: saves it, tells so (decision 76) and goes back to the list. */
export function RecordForm<Values extends FormikValues>(props: RecordFormProps<Values>) {
  const { list, isNew, draft, save, children, ...form } = props

  async function submit(values: Values, opened: Opened<Values>) {
    const thenGo = fromHere()
    if ((await save(values, opened)) === false) return false
    toast.success(isNew ? SAVED : CHANGED)
    thenGo(() => goBack(list))
  }

  return (
    <Form<Values> {...form} guard onlyChanges={!isNew} onSubmit={submit}>
      <KeptDraft name={draft} />
      {children}
      <SubmitBar>
        <Button variant="secondary" onClick={() => void leaveScreen(list)}>
          Batal
        </Button>
        <SubmitButton>Simpan</SubmitButton>
      </SubmitBar>
    </Form>
  )
}
