/** Grey place of content that is loading; give it the content's own size by `className`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      data-loading=""
      className={`rounded-md bg-off motion-safe:animate-denyut ${className}`}
    />
  )
}

/** Lines of text that are loading, the last one shorter. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <div className="space-y-2.5">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} className={line === lines - 1 ? 'h-4 w-2/3' : 'h-4 w-full'} />
      ))}
    </div>
  )
}
