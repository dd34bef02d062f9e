/** How much of something is done. `label` names it; `text` is the visible figure. */
export function ProgressBar({
  value,
  max = 100,
  label,
  text,
  tone = 'brand',
}: {
  value: number
  max?: number
  label: string
  text?: string
  tone?: 'brand' | 'warning'
}) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  const fill = tone === 'brand' ? 'bg-brand-fill' : 'bg-jingga-500'
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
        className="h-2 flex-1 overflow-hidden rounded-full bg-off forced-colors:border"
      >
        <div
          className={`h-full origin-left rounded-full transition-transform duration-enter ${fill} forced-colors:bg-[Highlight]`}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      {text && (
        <span aria-hidden="true" className="angka shrink-0 text-ink-2 text-sm">
          {text}
        </span>
      )}
    </div>
  )
}
