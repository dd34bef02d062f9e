'use client'

import { Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyPart } from '@/lib/browser/lazy-part'
import { GroupFrame } from './parts/field-frame'
import { type FieldProps, useFormField } from './parts/form-context'

const RichTextEditor = lazyPart(async () => ({
  default: (await import('./parts/rich-text-editor')).RichTextEditor,
}))

type RichTextFieldProps = FieldProps & {
  /** The text may have sections; without it headings become paragraphs as soon as it is changed. */
  headings?: boolean
}

/** Formatted text as HTML; an empty document is the empty text. */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, hint, optional, disabled, headings } = props
  const { value, setValue, frame, control } = useFormField<string | null>(name, hint)
  return (
    <GroupFrame {...frame} label={label} optional={optional}>
      <Suspense fallback={<Skeleton className="h-48 w-full" />}>
        <RichTextEditor
          {...control}
          label={label}
          html={value ?? ''}
          disabled={disabled}
          required={!optional}
          headings={headings}
          onChange={setValue}
        />
      </Suspense>
    </GroupFrame>
  )
}
