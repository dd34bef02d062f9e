import { ROW } from '@/components/table/table-body'
import { Skeleton } from '@/components/ui/skeleton'

/**
 * Grey head and rows of the real height while the first answer is on its way. The rows set the width of each column, and a head
 * that is read should not move: no word stands there before them.
 */
export function TableSkeleton({ columnCount }: { columnCount: number }) {
  const cells = Array.from({ length: columnCount }, (_, index) => `cell-${index}`)
  return (
    <>
      <thead aria-hidden="true" className="bg-sunken max-md:hidden">
        <tr>
          <td colSpan={columnCount} className="h-11 px-4">
            <Skeleton className="h-4 w-full" />
          </td>
        </tr>
      </thead>
      <tbody aria-hidden="true" className="max-md:block">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <tr key={key} className={ROW}>
            {cells.map((cell) => (
              <td key={cell} className="max-md:block md:px-4 md:py-2">
                <Skeleton className="h-5 w-full" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
