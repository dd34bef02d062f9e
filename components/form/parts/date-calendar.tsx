import { format, isValid, parseISO } from 'date-fns'
import { DayPicker } from 'react-day-picker'
import { id as indonesian } from 'react-day-picker/locale/id'

const DAY_CLASSES = {
  root: '@container mx-auto w-full max-w-88',
  months: 'relative',
  month_caption: 'flex min-h-ctl items-center px-2 font-bold',
  // beside the month's name where large letters leave room for both, else above it
  nav: 'absolute top-0 right-0 flex gap-1 @max-[15rem]:static @max-[15rem]:justify-between',
  button_previous:
    'grid size-ctl place-items-center rounded-md text-ink-2 hover:bg-brand-tint aria-disabled:opacity-40',
  button_next:
    'grid size-ctl place-items-center rounded-md text-ink-2 hover:bg-brand-tint aria-disabled:opacity-40',
  chevron: 'size-5 fill-current',
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  // seven of them beside each other, whatever the letters are
  weekday: 'h-9 text-center font-semibold text-[min(var(--text-xs),5.6cqw)] text-ink-2',
  day: 'p-0.5 text-center',
  day_button:
    'angka mx-auto grid aspect-square w-full max-w-10 place-items-center rounded-full font-medium leading-none hover:bg-brand-tint disabled:cursor-not-allowed disabled:hover:bg-transparent',
  today: '[&>button]:border-2 [&>button]:border-brand',
  selected: '[&>button]:bg-brand-fill! [&>button]:text-white',
  outside: 'invisible',
  disabled: '[&>button]:text-ink-3 [&>button]:line-through',
}

const dayOf = (value: string | null | undefined) => {
  const date = value ? parseISO(value) : undefined
  return date && isValid(date) ? date : undefined
}

/** The month view of a date field; arrows, Page Up and Page Down move, Enter chooses. */
export function DateCalendar({
  selected,
  min,
  onSelect,
}: {
  selected: string | null
  min?: string
  onSelect: (day: string) => void
}) {
  const day = dayOf(selected)
  const first = dayOf(min)
  return (
    <DayPicker
      mode="single"
      autoFocus
      required
      locale={indonesian}
      selected={day}
      defaultMonth={day ?? first}
      startMonth={first}
      disabled={first && { before: first }}
      classNames={DAY_CLASSES}
      labels={{
        labelPrevious: () => 'Bulan sebelumnya',
        labelNext: () => 'Bulan berikutnya',
        labelNav: () => 'Ganti bulan',
      }}
      onSelect={(date) => onSelect(format(date, 'yyyy-MM-dd'))}
    />
  )
}
