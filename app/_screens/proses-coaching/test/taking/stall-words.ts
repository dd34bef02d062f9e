import type { Stall } from '@/lib/answers/queue-state'

/** What is said of answers that wait: in short, above the test, and until when. */
export const STALL_WORDS: Record<Stall, { short: string; title: string; until: string }> = {
  line: {
    short: 'Menunggu sinyal',
    title: 'Tidak ada sambungan',
    until: 'begitu sinyal kembali',
  },
  server: {
    short: 'Menunggu server',
    title: 'Server sedang terganggu',
    until: 'begitu server pulih',
  },
  login: {
    short: 'Menunggu login',
    title: 'Sesi Anda telah berakhir',
    until: 'begitu Anda login kembali',
  },
}
