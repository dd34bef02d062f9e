import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import type { Report } from '@/lib/entities/report'
import { FIGURES, scopeText } from './figures'

/** How each figure comes about. */
export function Definitions({ report }: { report: Report }) {
  return (
    <Card as="section" padding="small">
      <h2 className="mb-2 font-bold text-lg">Cara menghitung</h2>
      <p className="mb-3 max-w-prosa text-sm">{scopeText(report)}</p>
      <DefinitionList
        isProse
        items={FIGURES.map(({ label, definition }) => ({ label, value: definition }))}
      />
    </Card>
  )
}
