import { RadioGroupField } from '@/components/form/radio-group-field'
import type { SurveyQuestion } from '@/lib/entities/survey'

/** One element of the survey: four native radios, the words beside their numbers. */
export function RatingField({
  name,
  question,
}: {
  name: string
  question: SurveyQuestion
}) {
  return (
    <RadioGroupField
      name={name}
      label={`${question.no}. ${question.unsur}`}
      hint={question.pertanyaan}
      columns={2}
      options={question.pilihan.map((label, index) => ({
        value: String(index + 1),
        label: `${index + 1} · ${label}`,
      }))}
    />
  )
}
