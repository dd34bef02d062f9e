import { useFormikContext } from 'formik'
import { type FormEvent, useEffect } from 'react'
import type {
  NotificationDialogProps,
  NotificationValues,
} from '@/components/coaching/notification-form'
import { NotificationPreview } from '@/components/coaching/notification-preview'
import { CheckboxField } from '@/components/form/checkbox-field'
import { RadioGroupField } from '@/components/form/radio-group-field'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { OTHER } from '@/lib/domain/messages/notification-choices'

type NotificationFieldsProps = {
  dialog: NotificationDialogProps
  /** Hears whether the message was changed by hand. */
  onEdited: (isEdited: boolean) => void
}

/** More choices than this stand in a select instead of below each other. */
const MAX_RADIOS = 4

const NOT_SET_UP =
  'Pengirimannya belum diatur di server: pesan menunggu, dan gagal bila tidak diatur dalam dua hari.'

const LOGGED = 'Mode demo: tidak sampai kepada siapa pun, hanya ditulis di catatan server.'

const hintOf = (
  way: 'email' | 'whatsapp',
  { ways, logged }: Pick<NotificationDialogProps, 'ways' | 'logged'>,
) =>
  ways?.includes(way) === false ? NOT_SET_UP : logged.includes(way) ? LOGGED : undefined

const textOf = (event: FormEvent<HTMLElement>) =>
  event.target instanceof HTMLInputElement ? event.target.value : ''

/** Template, message, channels and preview of a notification. */
export function NotificationFields({ dialog, onEdited }: NotificationFieldsProps) {
  const { compose, choices, choiceLabel = 'Subjek', otherLabel } = dialog
  const { values, setFieldValue } = useFormikContext<NotificationValues>()
  const template = compose(values.choice, values.other)
  // then another template no longer replaces it by itself
  const isEdited = values.message !== template.message
  useEffect(() => onEdited(isEdited), [isEdited, onEdited])

  function applyTemplate(choice: string, other: string) {
    void setFieldValue('message', compose(choice, other).message)
  }
  const follow = (choice: string, other: string) => {
    if (!isEdited) applyTemplate(choice, other)
  }
  return (
    <>
      {choices && (
        <ChoiceField
          label={choiceLabel}
          options={choices}
          onChange={(choice) => follow(choice, values.other)}
        />
      )}
      {values.choice === OTHER && (
        <div onInput={(event) => follow(values.choice, textOf(event))}>
          <TextField name="other" label={otherLabel ?? `${choiceLabel} lainnya`} />
        </div>
      )}
      <TextField name="message" label="Pesan" multiline rows={10} />
      {isEdited && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => applyTemplate(values.choice, values.other)}
        >
          Kembali ke teks template
        </Button>
      )}
      <fieldset>
        <legend className="mb-1.5 font-semibold text-sm">Kirim melalui</legend>
        <CheckboxField name="notifToMember" label="Email" hint={hintOf('email', dialog)} />
        <CheckboxField
          name="notifToWa"
          label="WhatsApp"
          hint={hintOf('whatsapp', dialog)}
        />
      </fieldset>
      <NotificationPreview
        subject={template.subject}
        values={values}
        template={dialog.template}
      />
    </>
  )
}

type ChoiceFieldProps = {
  label: string
  options: NonNullable<NotificationDialogProps['choices']>
  onChange: (choice: string) => void
}

/** A few are all in sight, and the window opens with the focus on the chosen one: an arrow and Enter send another. */
function ChoiceField(props: ChoiceFieldProps) {
  return props.options.length > MAX_RADIOS ? (
    <SelectField name="choice" {...props} />
  ) : (
    <RadioGroupField name="choice" initialFocus {...props} />
  )
}
