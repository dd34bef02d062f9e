import type { Stall } from '@/lib/answers/queue-state'

const GOES_ON = 'Test tetap dapat dikerjakan'

/** What is said of answers that wait: in short, above the test, whether it goes on, and until when. */
export const STALL_WORDS: Record<
  Stall,
  { short: string; title: string; test: string; until: string }
> = {
  line: {
    short: 'Menunggu sinyal',
    title: 'Tidak ada sambungan',
    test: GOES_ON,
    until: 'begitu sinyal kembali',
  },
  server: {
    short: 'Menunggu server',
    title: 'Server sedang terganggu',
    test: GOES_ON,
    until: 'begitu server pulih',
  },
  login: {
    short: 'Menunggu login',
    title: 'Sesi Anda telah berakhir',
    // the window that asks for the login lies over it
    test: 'Waktu test tetap berjalan',
    until: 'begitu Anda login kembali',
  },
}
