import { Button } from '@/components/ui/button'

/** Under a select whose options could not be loaded. */
export function OptionsFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="mt-1.5 flex flex-wrap items-center gap-2 text-danger text-sm"
    >
      {text}
      <Button size="sm" variant="ghost" onClick={onRetry}>
        Coba lagi
      </Button>
    </p>
  )
}
