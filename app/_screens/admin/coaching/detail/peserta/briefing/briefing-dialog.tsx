import { Copy, FileSpreadsheet } from 'lucide-react'
import { useMemo } from 'react'
import { PrintButton } from '@/app/_screens/admin/print-button'
import { copyShown } from '@/app/_screens/copy-shown'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { exportTable } from '@/lib/browser/export-table'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Proposal } from '@/lib/entities/proposal'
import { showError } from '@/lib/feedback/error-banner'
import { toast } from '@/lib/feedback/toast'
import { briefingText } from './briefing-text'
import { PrintedBriefing } from './printed-briefing'
import { QuestionGroupItem } from './question-group-item'
import { groupedQuestions, type QuestionGroup } from './question-groups'

const TITLE = 'Ringkasan untuk coach'
const HEADER = ['No', 'Pertanyaan', 'Jumlah peserta', 'Instansi', 'Rumusan lain']

type BriefingDialogProps = {
  coaching: AdminCoaching
  proposals: readonly Proposal[]
  onClose: () => void
}

async function saveExcel(groups: readonly QuestionGroup[]) {
  const rows = groups.map(({ question, askers, institutions, variants }, index) => [
    index + 1,
    question,
    askers,
    institutions.join('; '),
    variants.join('\n'),
  ])
  try {
    const sheet = { title: TITLE, header: HEADER, rows }
    toast.success(`Disimpan sebagai ${await exportTable(sheet, 'ringkasan-coach', 'xlsx')}`)
  } catch {
    showError('File Excel tidak dapat dibuat. Silakan coba lagi.')
  }
}

const copy = (title: string, groups: readonly QuestionGroup[]) =>
  copyShown(
    briefingText(title, groups),
    'Ringkasan disalin',
    'Ringkasan tidak dapat disalin. Gunakan Excel atau cetak.',
  )

/** What the coach has to be ready for: the accepted questions, alike ones merged, most asked first. */
export function BriefingDialog({ coaching, proposals, onClose }: BriefingDialogProps) {
  const groups = useMemo(() => groupedQuestions(proposals), [proposals])
  const approved = proposals.filter(({ status }) => status === 'APPROVED')
  const asked = approved.reduce((sum, { questions }) => sum + questions.length, 0)
  const count = `${asked} pertanyaan dari ${approved.length} peserta, dirangkum menjadi ${groups.length}.`
  return (
    <Dialog
      open
      size="lg"
      title={TITLE}
      description={`${coaching.topic}. ${count}`}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="secondary"
            icon={<Copy />}
            onClick={() => void copy(`${TITLE}: ${coaching.topic}`, groups)}
          >
            Salin teks
          </Button>
          <Button
            variant="secondary"
            icon={<FileSpreadsheet />}
            onClick={() => void saveExcel(groups)}
          >
            Excel
          </Button>
          <PrintButton
            label="Cetak"
            paper={<PrintedBriefing title={TITLE} coaching={coaching} groups={groups} />}
          />
        </>
      }
    >
      <ol className="divide-y divide-line border-line border-y">
        {groups.map((group, index) => (
          <QuestionGroupItem
            key={group.question}
            no={index + 1}
            group={group}
            categoryId={coaching.categoryId}
          />
        ))}
      </ol>
    </Dialog>
  )
}
