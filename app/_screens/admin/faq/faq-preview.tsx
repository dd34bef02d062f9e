import { useFormikContext } from 'formik'
import { RichText } from '@/components/content/rich-text'
import { plainText } from '@/lib/domain/text/search'
import type { FaqBody } from '@/lib/validation/content'

/** Question and answer as visitors will read them, while they are being written. */
export function FaqPreview() {
  const { question, answer } = useFormikContext<FaqBody>().values
  const title = plainText(question)
  const hasAnswer = plainText(answer) !== ''
  return (
    <section aria-label="Pratinjau FAQ" className="min-w-0 lg:sticky lg:top-20">
      <h2 className="mb-1.5 font-semibold text-sm">Pratinjau di halaman FAQ</h2>
      <div className="wrap-anywhere rounded-md border border-line bg-page p-4 md:p-6">
        {title !== '' && <h3 className="mb-3 text-balance font-bold text-lg">{title}</h3>}
        {hasAnswer && <RichText html={answer} />}
        {title === '' && !hasAnswer && (
          <p className="text-ink-2">
            Pertanyaan dan jawaban tampil di sini sambil ditulis.
          </p>
        )}
      </div>
      <p className="mt-2 text-ink-2 text-sm">
        Di halaman FAQ pertanyaan ditampilkan tanpa format.
      </p>
    </section>
  )
}
