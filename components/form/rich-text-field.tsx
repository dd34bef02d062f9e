'use client'

import { Suspense, useState } from 'react'
import { lazyPart } from '@/lib/browser/lazy-part'
import { GroupFrame } from './parts/field-frame'
import { type FieldProps, useFormField } from './parts/form-context'
import { RichTextPlace } from './parts/rich-text-place'

const RichTextEditor = lazyPart(
  async () => (await import('./parts/rich-text-editor')).RichTextEditor,
)

const OPEN_LINK = 'Pasang dahulu alamat tautan yang diketik, atau tutup kolomnya'

type RichTextFieldProps = FieldProps & {
  /** The text may have sections; without it headings become paragraphs as soon as it is changed. */
  headings?: boolean
}

/** Formatted text as HTML; an empty document is the empty text. */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, hint, headings } = props
  const [hasOpenLink, setOpenLink] = useState(false)
  const { value, setValue, frame, control } = useFormField<string | null>(name, hint, {
    pending: hasOpenLink ? OPEN_LINK : null,
  })
  return (
    <GroupFrame {...frame} label={label}>
      <Suspense fallback={<RichTextPlace html={value ?? ''} />}>
        <RichTextEditor
          {...control}
          label={label}
          html={value ?? ''}
          headings={headings}
          onChange={setValue}
          onOpenLink={setOpenLink}
        />
      </Suspense>
    </GroupFrame>
  )
}
