import { PrintedHead } from '@/app/_screens/admin/coaching/detail/printed-head'
import type { AdminCoaching } from '@/lib/entities/coaching'
import { askersText } from './briefing-text'
import type { QuestionGroup } from './question-groups'

type PrintedBriefingProps = {
  title: string
  coaching: AdminCoaching
  groups: readonly QuestionGroup[]
}

/** The briefing for paper: every wording, and room for the coach's notes. */
export function PrintedBriefing({ title, coaching, groups }: PrintedBriefingProps) {
  return (
    <div className="text-sm">
      <PrintedHead title={title} coaching={coaching} />
      <ol className="list-decimal space-y-4 pl-6">
        {groups.map((group) => (
          <li key={group.question} className="break-inside-avoid">
            <p className="font-semibold">{group.question}</p>
            <p>{askersText(group)}</p>
            {group.variants.map((variant) => (
              <p key={variant} className="italic">
                {variant}
              </p>
            ))}
            <div className="mt-8 border-line border-b" />
          </li>
        ))}
      </ol>
    </div>
  )
}
