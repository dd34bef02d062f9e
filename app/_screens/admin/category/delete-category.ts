import { asItIsNow } from '@/app/_screens/admin/as-it-is-now'
import { deleteRow } from '@/app/_screens/admin/delete-row'
import { type CallOptions, call } from '@/lib/api/call'
import { ApiError } from '@/lib/api/errors'
import { showFailure } from '@/lib/api/show-failure'
import { isTold } from '@/lib/api/use-mutation'
import { api } from '@/lib/contract'
import { plainText } from '@/lib/domain/text/search'
import type { CategoryWithFaqs } from '@/lib/entities/content'
import { inform } from '@/lib/feedback/dialog'

/** So many questions are named, by their beginnings; the others are counted. */
const NAMED = 3
const MAX_NAME = 120

function questionName({ question }: CategoryWithFaqs['faqs'][number]) {
  const text = plainText(question)
  return text.length > MAX_NAME ? `“${text.slice(0, MAX_NAME)}…”` : `“${text}”`
}

/** Which questions are no longer shown. */
function lostQuestions({ name, faqs }: CategoryWithFaqs): string {
  if (faqs.length === 0) return `Kategori “${name}” belum memuat FAQ.`
  const named = faqs.slice(0, NAMED).map(questionName)
  const more = faqs.length - named.length
  const questions = [...named, ...(more > 0 ? [`dan ${more} pertanyaan lain`] : [])]
  return `Kategori “${name}” dan pertanyaan di dalamnya tidak lagi tampil di halaman FAQ:\n${questions.join('\n')}`
}

/** How many participants chose the topic; null where the server does not tell. */
async function countInterested({ name }: CategoryWithFaqs): Promise<number | null> {
  const counts = await call(api.category.infographic, {}).catch(() => [])
  return counts.find(({ label }) => label === name)?.value ?? null
}

function lostInterests(interested: number | null): string {
  if (interested === null)
    return 'Jumlah peserta yang memilih kategori ini sebagai minat tidak dapat diperiksa; pilihan mereka ikut hilang.'
  return interested === 0
    ? ''
    : `${interested} peserta kehilangan kategori ini dari minatnya.`
}

/** The coachings in the way stay on the screen until they were read; the banner tells of anything else, as ever. */
async function tellRefusal(error: unknown) {
  if (!isTold(error)) return
  const coachings = (error instanceof ApiError && error.problem?.coachings) || []
  if (coachings.length === 0) return showFailure(error)
  const names = coachings.map(({ coachingCode, topic }) => `${coachingCode} “${topic}”`)
  await inform({
    title: 'Kategori masih dipakai',
    body: `Kategori ini tidak dihapus, karena dipakai ${coachings.length} coaching. Pindahkan coaching itu ke kategori lain dahulu:\n${names.join('\n')}`,
  })
}

/** Another admin may have filled it since the list was read. */
const categoryNow = (read: CategoryWithFaqs) =>
  asItIsNow(
    read,
    call(api.category.list, {}).then((all) => all.find(({ id }) => id === read.id) ?? read),
  )

/**
 * Tells what goes with a category (decision 70), asks, deletes.
 * @param remove the call, whose refusal is told here
 */
export async function deleteCategory(
  read: CategoryWithFaqs,
  remove: (input: { params: { id: string } }, options: CallOptions) => Promise<unknown>,
): Promise<void> {
  const category = await categoryNow(read).catch(() => null)
  if (!category) return
  const interested = await countInterested(category)
  const faqs = category.faqs.length
  const lost = [
    faqs > 0 ? `${faqs} FAQ dalam kategori ini ikut terhapus.` : '',
    lostInterests(interested),
  ].filter(Boolean)
  await deleteRow({
    body: lostQuestions(category),
    ...(lost.length > 0 && { notice: lost.join(' ') }),
    remove: () =>
      remove({ params: { id: category.id } }, { version: category.version }).catch(
        async (error: unknown) => {
          await tellRefusal(error)
          throw error
        },
      ),
  })
}
