import type { AdminCoaching } from '@/lib/entities/coaching'
import { choose, confirm } from '@/lib/feedback/dialog'

const QUESTION = 'Anda yakin mengubah Informasi coaching ini?'

const isBelowAccepted = (quota: number | undefined, accepted: number): quota is number =>
  quota !== undefined && quota < accepted

/** What is sent after `confirmDoubts`: with how many are accepted, where the quota is below them. */
export const asConfirmed = <Body extends { totalPeserta?: number }>(
  body: Body,
  { pesertaTerdaftar }: AdminCoaching,
) =>
  isBelowAccepted(body.totalPeserta, pesertaTerdaftar)
    ? { ...body, confirmedAccepted: pesertaTerdaftar }
    : body

/** Asks about what is rarely meant: a published coaching without coaches, fewer seats than people accepted. */
export async function confirmDoubts(
  { coaches, totalPeserta }: { coaches?: readonly unknown[]; totalPeserta?: number },
  { isPublished, coaches: stored, pesertaTerdaftar }: AdminCoaching,
): Promise<boolean> {
  const isWithoutCoach = isPublished && coaches?.length === 0 && stored.length > 0
  if (isWithoutCoach && !(await confirm(WITHOUT_COACH))) return false
  if (!isBelowAccepted(totalPeserta, pesertaTerdaftar)) return true
  return confirm({
    title: 'Kuota kurang dari peserta yang sudah disetujui. Tetap simpan?',
    body: `${pesertaTerdaftar} peserta sudah disetujui, kuota menjadi ${totalPeserta}. Peserta yang sudah disetujui tetap ikut.`,
  })
}

const WITHOUT_COACH = {
  title: 'Simpan tanpa coach?',
  body: 'Coaching ini sedang tayang dan tidak akan memiliki coach lagi.',
}

/** §4 'Update and delete': the question before an update, with the red line once published. */
export async function askUpdate({
  isPublished,
}: AdminCoaching): Promise<'yes' | 'no' | 'with-notification' | null> {
  if (!isPublished) return (await confirm({ title: QUESTION })) ? 'yes' : 'no'
  return choose({
    title: QUESTION,
    notice: 'Coaching ini sedang tayang!',
    options: [
      { value: 'yes', label: 'Ya' },
      { value: 'with-notification', label: 'Ya, dengan notifikasi', tone: 'primary' },
      { value: 'no', label: 'Tidak' },
    ],
  })
}
