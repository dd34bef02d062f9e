import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import { FIGURES, SCOPE } from './figures'

/** How each figure comes about. */
export function Definitions() {
  return (
    <Card as="section" padding="small">
      <h2 className="mb-2 font-bold text-lg">Cara menghitung</h2>
      <p className="mb-3 max-w-prosa text-sm">{SCOPE}</p>
      <DefinitionList
        isProse
        items={FIGURES.map(({ label, definition }) => ({ label, value: definition }))}
      />
    </Card>
  )
}
