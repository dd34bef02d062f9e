import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CancelButton } from '@/components/ui/cancel-button'
import { type ExportFormat, exportTable, type TableSheet } from '@/lib/browser/export-table'
import { useDismissable } from '@/lib/browser/use-dismissable'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'
import { useCancellable } from '@/lib/feedback/use-cancellable'

type ExportMenuProps = {
  /** Start of the file's name: 'faq' gives 'faq_2026-11-20.xlsx'. */
  name: string
  /** How many rows the file would hold; a sentence where that is known when it is made. */
  rowCount: number | string
  /** Makes the sheet when a format was chosen, not before. */
  sheet: (signal: AbortSignal) => TableSheet | Promise<TableSheet>
  /** Asked before the file is made; false where it may not be, which has been shown. */
  before?: (() => Promise<boolean>) | undefined
}

const FORMATS = [
  { format: 'xlsx', label: 'Excel (.xlsx)', icon: FileSpreadsheet },
  { format: 'csv', label: 'CSV (.csv)', icon: FileText },
] as const

const FAILURES: Record<ExportFormat, string> = {
  xlsx: 'File Excel tidak dapat dibuat. Coba lagi atau pilih CSV.',
  csv: 'File CSV tidak dapat dibuat. Silakan coba lagi.',
}

/** 'Ekspor': what a table shows now, on all its pages, as a file for Excel or any other program. */
export function ExportMenu({ name, rowCount, sheet, before }: ExportMenuProps) {
  const menu = useDismissable<HTMLDivElement>()
  const panelId = useId()
  const [isWriting, setWriting] = useState(false)
  const asking = useCancellable('Ekspor dibatalkan. Tidak ada file yang disimpan.')

  /** Rows of other pages may have to be asked for: why that failed is said in its own words. */
  async function askForSheet() {
    try {
      return await asking.run(async (signal) => sheet(signal))
    } catch (error) {
      showError(error instanceof Error ? error.message : FAILURES.csv, error)
      return undefined
    }
  }

  async function save(format: ExportFormat) {
    menu.close()
    menu.buttonRef.current?.focus()
    setWriting(true)
    try {
      if (before && !(await before())) return
      const made = await askForSheet()
      if (!made) return
      const fileName = await exportTable(made, name, format)
      toast.downloaded(`${made.rows.length} baris`, fileName)
    } catch {
      showError(FAILURES[format])
    } finally {
      setWriting(false)
    }
  }

  return (
    <div {...menu.containerProps} className="relative md:ml-auto md:[&>span]:items-end">
      <Button
        ref={menu.buttonRef}
        variant="secondary"
        icon={<Download />}
        loading={isWriting}
        disabledReason={rowCount === 0 && 'Tidak ada baris untuk diekspor'}
        aria-expanded={menu.isOpen}
        aria-controls={panelId}
        onClick={menu.toggle}
      >
        Ekspor
      </Button>
      {asking.isRunning && (
        <CancelButton label="Batalkan ekspor" onCancel={asking.cancel} />
      )}
      <div
        id={panelId}
        hidden={!menu.isOpen}
        className="absolute top-full z-drawer mt-2 w-56 rounded-lg border border-line bg-raised p-2 text-ink shadow-e2 md:right-0"
      >
        {FORMATS.map(({ format, label, icon: Icon }) => (
          <button
            key={format}
            type="button"
            onClick={() => void save(format)}
            className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-base hover:bg-brand-tint"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {label}
          </button>
        ))}
        <p className="angka px-3 py-1 text-ink-2 text-xs">
          {typeof rowCount === 'string'
            ? rowCount
            : `${rowCount} baris yang tampil, dari semua halaman`}
        </p>
      </div>
    </div>
  )
}
