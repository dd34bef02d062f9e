import { cva } from 'class-variance-authority'

/** Look of every text-like control: fields, search boxes, selects. */
export const inputClass = cva(
  'w-full text-ellipsis rounded-md border bg-card text-base text-ink transition-colors duration-hover read-only:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-2',
  {
    variants: {
      kind: {
        text: 'px-3 py-2',
        /** Draw a chevron over its right edge. Browsers hold every list for one that can only be read. */
        select: 'appearance-none truncate bg-card! disabled:bg-sunken! py-2 pr-10 pl-3',
        area: 'block resize-y px-3 py-2.5',
      },
      size: {
        md: 'min-h-ctl',
        sm: 'min-h-ctl-sm py-1.5! text-sm pointer-coarse:min-h-ctl',
      },
      invalid: {
        true: 'border-danger-line shadow-[inset_0_0_0_1px_var(--danger-line)]',
        false: 'border-line-input hover:border-ink-2',
      },
    },
    defaultVariants: { kind: 'text', size: 'md', invalid: false },
  },
)
