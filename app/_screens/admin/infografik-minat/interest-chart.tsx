import { FileImage, FileText } from 'lucide-react'
import { useState } from 'react'
import { BarChart, barChartPicture } from '@/components/content/bar-chart'
import { Button } from '@/components/ui/button'
import { exportName, exportTable } from '@/lib/browser/export-table'
import { saveBlob } from '@/lib/browser/save-blob'
import type { InfographicItem } from '@/lib/entities/content'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'

const TITLE = 'Minat peserta per kategori'
const UNIT = 'Jumlah peserta'
const FILE_NAME = 'infografik-minat'

type InterestChartProps = { items: readonly InfographicItem[] }

/** The chart in a sentence; the values themselves are in the table. */
function chartInWords(items: readonly InfographicItem[]) {
  const [first] = items
  const most = first?.value ? ` Terbanyak: ${first.label}, ${first.value} peserta.` : ''
  return `Diagram batang: jumlah peserta per kategori minat.${most} Semua angka ada pada tampilan Tabel.`
}

/** A bar per category, and the chart as a file. */
export function InterestChart({ items }: InterestChartProps) {
  return (
    <section
      aria-label={TITLE}
      className="rounded-lg border border-line bg-card p-4 md:p-6"
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-bold text-xl">{TITLE}</h2>
        <Downloads items={items} />
      </div>
      <BarChart items={items} unit={UNIT} label={chartInWords(items)} />
    </section>
  )
}

function Downloads({ items }: InterestChartProps) {
  const [isDrawing, setDrawing] = useState(false)

  async function savePicture() {
    setDrawing(true)
    try {
      const picture = await barChartPicture({ items, unit: UNIT, title: TITLE })
      const fileName = exportName(FILE_NAME, 'png')
      saveBlob(picture, fileName)
      toast.downloaded('Grafik', fileName)
    } catch {
      showError('Gambar grafik tidak dapat dibuat. Silakan coba lagi.')
    } finally {
      setDrawing(false)
    }
  }

  async function saveTable() {
    const rows = items.map(({ label, value }) => [label, value])
    const sheet = { title: TITLE, header: ['Kategori', UNIT], rows }
    const fileName = await exportTable(sheet, FILE_NAME, 'csv')
    toast.downloaded('Data', fileName)
  }

  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="sm"
        icon={<FileImage />}
        loading={isDrawing}
        onClick={() => void savePicture()}
      >
        Unduh PNG
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<FileText />}
        onClick={() => void saveTable()}
      >
        Unduh CSV
      </Button>
    </div>
  )
}
