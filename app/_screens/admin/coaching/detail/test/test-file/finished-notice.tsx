import { Notice } from '@/components/ui/notice'
import type { Finished } from './finished'

/** What becomes of the scores of those who have ended the test; null where there are none. */
function tellScores(
  { count, scored }: Finished,
  { part, name }: Pick<FinishedNoticeProps, 'part' | 'name'>,
): string | null {
  if (count === 0 && !scored) return null
  const people = `${count} orang sudah menyelesaikan ${name}.`
  if (scored === undefined)
    return `${people} Belum diketahui apakah skor mereka berubah; periksa setelah mengunggah.`
  if (part === 'soal')
    return `${people} Skor yang sudah dihitung tetap; soal baru berlaku bagi yang belum mulai.`
  return scored > 0
    ? `Skor ${scored} orang yang sudah selesai akan dihitung dengan kunci ini.`
    : null
}

type FinishedNoticeProps = {
  name: string
  finished: Finished | undefined
  part: 'soal' | 'jawaban'
}

/** Whose results a new file touches. */
export function FinishedNotice({ name, finished, part }: FinishedNoticeProps) {
  const told = finished
    ? tellScores(finished, { part, name })
    : `Belum diketahui berapa orang yang sudah menyelesaikan ${name}.`
  return told && <Notice tone="warning">{told}</Notice>
}
