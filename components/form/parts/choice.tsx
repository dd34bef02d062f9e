import type { ComponentProps } from 'react'

/** One option of a group: the whole row can be touched. */
export function Choice({
  label,
  hint,
  ...input
}: {
  label: string
  hint?: string
  type: 'radio' | 'checkbox'
  checked: boolean
  'data-autofocus'?: boolean | undefined
} & ComponentProps<'input'>) {
  const look = input.checked ? 'border-brand bg-brand-tint' : 'border-line bg-card'
  return (
    <label
      className={`flex min-h-ctl flex-wrap items-start gap-x-3 rounded-md border px-3 py-2.5 transition-colors duration-hover hover:border-brand ${look}`}
    >
      <input {...input} className="size-6 shrink-0 accent-brand-fill" />
      <span className="min-w-0 flex-1 basis-word leading-6">
        {label}
        {hint && <span className="block text-ink-2 text-sm">{hint}</span>}
      </span>
    </label>
  )
}
