import type { QuestionGroup } from './question-groups'

/** '2 peserta · Balai A; KTH B, Gunungkidul' for who asks; a participant may have named no institution. */
export const askersText = ({ askers, institutions }: QuestionGroup): string =>
  [`${askers} peserta`, ...(institutions.length > 0 ? [institutions.join('; ')] : [])].join(
    ' · ',
  )

/** The briefing as plain text, for a message to the coach. */
export const briefingText = (title: string, groups: readonly QuestionGroup[]): string =>
  [
    title,
    '',
    ...groups.flatMap((group, index) => [
      `${index + 1}. ${group.question}`,
      `   (${askersText(group)})`,
      ...group.variants.map((variant) => `   – ${variant}`),
    ]),
  ].join('\n')
