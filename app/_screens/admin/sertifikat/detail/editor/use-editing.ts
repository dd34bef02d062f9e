import { useState } from 'react'
import { useFormField } from '@/components/form/parts/form-context'
import type { TemplateLayout } from '@/lib/entities/template'
import { PAGE_MM } from '@/lib/entities/template-values'
import type { Fields } from './boxes'
import { type EditAction, edit } from './editing'
import { UNTOUCHED } from './history'

/** Places the fields of the form around it. What is selected, and what can be taken back, is of this visit. */
export function useEditing(orientation: TemplateLayout['orientation']) {
  const { value: fields, setValue, frame } = useFormField<Fields>('fields')
  const [editing, setEditing] = useState(UNTOUCHED)

  function act(action: EditAction, shape = orientation) {
    const next = edit({ ...editing, fields }, action, PAGE_MM[shape])
    const { fields: placed, ...rest } = next
    setEditing(rest)
    if (placed !== fields) setValue(placed)
  }

  return { state: { ...editing, fields }, act, frame }
}

export type Act = ReturnType<typeof useEditing>['act']
