import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { showFineShare } from '@/app/_screens/admin/recap-numbers'
import { Card } from '@/components/ui/card'
import type { TestItem } from '@/lib/entities/test'
import { ANSWER_OPTIONS } from '@/lib/entities/test-values'
import { analysedItem } from './item-analysis'
import { itemNote } from './recap-sheet'

/** The keyboard can scroll the table once it has the focus. */
const SCROLL_REGION = { tabIndex: 0 }
const CELL = 'px-3 py-2 text-left align-top'

/** Each question of a test: how many were right, and which options they chose. */
export function ItemTable({ title, items }: { title: string; items: readonly TestItem[] }) {
  const id = useId()
  const [first] = items
  const heads = ['No', 'Soal', 'Benar', ...ANSWER_OPTIONS, 'Kosong', 'Catatan']
  return (
    <Card as="section" padding="small">
      <h3 id={id} className="font-bold">
        Analisis butir soal {title}
      </h3>
      {first && (
        <p className="angka mt-1 text-ink-2 text-sm">
          Dari {analysedItem(first).takers} peserta yang menyelesaikan soal ini.
        </p>
      )}
      {items.length === 0 ? (
        <p className="mt-1 text-ink-2 text-sm">
          Belum ada peserta yang menyelesaikan {title}.
        </p>
      ) : (
        <section {...SCROLL_REGION} aria-labelledby={id} className="mt-2 overflow-x-auto">
          <table aria-labelledby={id} className="w-full min-w-160 border-collapse text-sm">
            <thead>
              <tr className="border-line border-b">
                {heads.map((head) => (
                  <th key={head} scope="col" className={`${CELL} font-semibold`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {items.map((item) => (
                <ItemRow key={item.no} item={item} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  )
}

function ItemRow({ item }: { item: TestItem }) {
  const analysis = analysedItem(item)
  const { no, soal, kunci, rightShare, optionShares, blankShare, trap } = analysis
  return (
    <tr>
      <td className={`${CELL} angka`}>{no}</td>
      <th scope="row" className={`${CELL} wrap-anywhere min-w-56 font-normal`}>
        {soal}
      </th>
      <td className={`${CELL} angka font-bold`}>{showFineShare(rightShare)}</td>
      {ANSWER_OPTIONS.map((option) => (
        <td
          key={option}
          className={`${CELL} angka whitespace-nowrap ${option === kunci ? 'bg-tone-hijau font-bold text-tone-hijau-ink' : ''}`}
        >
          {showFineShare(optionShares[option])}
          {option === kunci && <span className="font-normal text-xs"> kunci</span>}
        </td>
      ))}
      <td className={`${CELL} angka`}>{showFineShare(blankShare)}</td>
      <td className={`${CELL} min-w-32`}>
        {trap && (
          <TriangleAlert aria-hidden="true" className="mr-1 inline size-4 text-danger" />
        )}
        {itemNote(analysis)}
      </td>
    </tr>
  )
}
