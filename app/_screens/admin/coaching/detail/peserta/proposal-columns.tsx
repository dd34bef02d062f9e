import { toldWhen } from '@/app/_screens/admin/coaching/detail/told-when'
import { personIdColumn } from '@/app/_screens/admin/person-id'
import { proposalStatusWord } from '@/components/coaching/status-badge'
import type { Column } from '@/components/table/column'
import { FirstOf } from '@/components/table/first-of'
import type { Proposal } from '@/lib/entities/proposal'
import { Question } from './briefing/question-list'
import { toldText, untoldText } from './told-text'

/** What came, each under its place: the same question may stand there twice. */
const numbered = <Item,>(items: readonly Item[]) =>
  items.map((item, index) => ({ key: index + 1, item }))

/** Who asks what: rows of at most 96 px. */
export const PROPOSAL_COLUMNS: Column<Proposal>[] = [
  personIdColumn(
    ({ userId }) => userId,
    ({ name }) => name,
  ),
  {
    id: 'name',
    header: 'Nama',
    text: ({ name }) => name,
    primary: true,
    cell: ({ name }) => (
      <span title={name} className="md:line-clamp-3">
        {name}
      </span>
    ),
  },
  {
    id: 'instansi',
    header: 'Instansi',
    text: ({ namaInstansi }) => namaInstansi,
    cell: ({ namaInstansi }) =>
      namaInstansi && (
        <span title={namaInstansi} className="text-sm md:line-clamp-3">
          {namaInstansi}
        </span>
      ),
  },
  {
    id: 'questions',
    header: 'Pertanyaan',
    text: ({ questions }) => questions.join('\n'),
    cell: ({ questions, status, name }) => (
      <div className="text-sm md:min-w-48">
        <FirstOf
          of={`pertanyaan ${name}`}
          items={numbered(questions).map(({ key, item }) => ({
            key,
            content:
              key === 1 ? (
                <p title={item} className="md:line-clamp-2">
                  {item}
                </p>
              ) : (
                <Question text={item} isHinted={status === 'PENDING'} />
              ),
          }))}
        />
      </div>
    ),
    sortable: false,
  },
]

/** Column 'Ikut Coaching' without its buttons (§2). */
export const DECISION: Column<Proposal> = {
  id: 'status',
  header: 'Ikut Coaching',
  text: ({ status, reason }) =>
    [
      status === 'PENDING' ? 'Terima Tolak' : proposalStatusWord(status),
      status === 'REJECTED' && `Alasan: ${reason}`,
    ]
      .filter(Boolean)
      .join(' '),
  exportText: ({ status, reason }) =>
    `${proposalStatusWord(status)}${status === 'REJECTED' ? `, alasan: ${reason}` : ''}`,
}

/** Who was told what and when; only where the server says it. */
export const TOLD: Column<Proposal> = {
  id: 'told',
  header: 'Pemberitahuan',
  text: toldText,
  sortable: false,
  cell: (proposal) =>
    proposal.told && proposal.told.length > 0 ? (
      <div className="text-xs md:min-w-36">
        <FirstOf
          of={`pemberitahuan ${proposal.name}`}
          items={numbered(proposal.told).map(({ key, item }) => ({
            key,
            content: (
              <>
                <p title={item.subject} className="font-semibold md:line-clamp-1">
                  {item.subject}
                </p>
                <p className="angka text-ink-2 md:line-clamp-2">{toldWhen(item)}</p>
              </>
            ),
          }))}
        />
      </div>
    ) : (
      <span className="text-ink-2 text-sm">{untoldText(proposal)}</span>
    ),
}
