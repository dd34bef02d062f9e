import { TextField, type TextFieldProps } from '@/components/form/text-field'
import { shownWhatsapp } from '@/lib/domain/people/whatsapp'

/** A whole Indonesian number reads as everywhere else; what is not one yet stays as it was typed. */
function format(typed: string) {
  const shown = shownWhatsapp(typed)
  return shown.startsWith('0') ? shown : typed
}

/** A WhatsApp number in any habitual form (decision 35). */
export function WhatsappField(props: Pick<TextFieldProps, 'hint' | 'aside' | 'optional'>) {
  return (
    <TextField
      name="whatsapp"
      label="Whatsapp"
      type="tel"
      autoComplete="tel"
      format={format}
      {...props}
    />
  )
}
