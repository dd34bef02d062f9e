import { useEffect } from 'react'
import { STATE_ICONS } from '@/app/_screens/admin/batch/state-icons'
import { Button } from '@/components/ui/button'
import { ProgressBar } from '@/components/ui/progress-bar'
import { StaleNote } from '@/components/ui/stale-note'
import { errorText } from '@/lib/api/errors'
import { useMutation } from '@/lib/api/use-mutation'
import { useQuery } from '@/lib/api/use-query'
import { useInterval } from '@/lib/browser/use-interval'
import { api } from '@/lib/contract'
import type { Job } from '@/lib/entities/issuing'

const POLL_MS = 2000

const WORDS = { queued: 'Menunggu', running: 'Dibuat…', done: 'Terbit', failed: 'Gagal' }
const SETTLED =
  'Dilewati: sertifikatnya sudah ada, dari penerbitan atau unggahan lain; pesan dari penerbitan ini tidak dikirim kepadanya.'
const WITHDRAWN = 'Dilewati: sertifikatnya sudah terbit dan kini dicabut.'

type Row = Job['rows'][number]

const lookOf = ({ state, isSettled }: Row): keyof typeof STATE_ICONS =>
  isSettled ? 'skipped' : state === 'queued' ? 'waiting' : state
function wordsOf({ state, reason, isSettled, isWithdrawn }: Row) {
  if (isSettled) return isWithdrawn ? WITHDRAWN : SETTLED
  return `${WORDS[state]}${reason ? `: ${reason}` : ''}`
}

/** The rows that have not gone through; of those that have, the count says enough. */
const shownRows = (rows: Row[]) => rows.filter(({ state }) => state !== 'done')

function headline({ state, rows }: Job) {
  const count = (look: keyof typeof STATE_ICONS) =>
    rows.filter((row) => lookOf(row) === look).length
  const [done, failed, settled] = [count('done'), count('failed'), count('skipped')]
  if (state === 'done' && settled === 0) return `${rows.length} sertifikat sudah terbit.`
  const endings = [
    ...(failed > 0 ? [`${failed} gagal`] : []),
    ...(settled > 0 ? [`${settled} dilewati`] : []),
  ]
  return `${[`${done} dari ${rows.length} sertifikat terbit`, ...endings].join(', ')}.`
}

type JobProgressProps = { jobId: string; onChanged: () => void }

/** How far the server is; the page may be closed meanwhile. */
export function JobProgress({ jobId, onChanged }: JobProgressProps) {
  const params = { id: jobId }
  const options = { quiet: true, recovers: true }
  const query = useQuery(api.certificateMaking.job, { params }, options)
  const { data, error, isRefused, refetch, recheck } = query
  const [retry, { isRunning: isRetrying }] = useMutation(api.certificateMaking.retry)
  const isRunning = data?.state === 'queued' || data?.state === 'running'
  const done = data?.done

  useInterval(() => void recheck(), isRunning ? POLL_MS : null)

  useEffect(() => {
    if (done) onChanged()
  }, [done, onChanged])

  if (error && !data) {
    if (isRefused) return <p className="text-sm">{errorText(error)}</p>
    return (
      <Button size="sm" variant="ghost" onClick={() => void refetch()}>
        Kemajuan tidak dapat diperiksa, coba lagi
      </Button>
    )
  }
  return (
    <section aria-label="Proses penerbitan" className={data ? 'space-y-3' : 'sr-only'}>
      {/* there before the first answer, which may be the last one */}
      <p role="status" className="text-sm">
        {data && headline(data)}
        {isRunning &&
          error === undefined &&
          ' Halaman ini boleh ditutup, penerbitan tetap berjalan.'}
      </p>
      {data && <StaleNote query={query} />}
      {data && <Rows {...data} />}
      {data?.state === 'failed' && (
        <Button
          size="sm"
          variant="secondary"
          loading={isRetrying}
          onClick={() => void retry({ params }).then(refetch, refetch)}
        >
          Coba lagi yang gagal
        </Button>
      )}
    </section>
  )
}

function Rows({ rows, done, total }: Job) {
  const shown = shownRows(rows)
  return (
    <>
      <ProgressBar
        label="Penerbitan sertifikat"
        value={done}
        max={total}
        text={`${done} dari ${total}`}
      />
      {shown.length > 0 && (
        <ul
          aria-label="Hasil per peserta"
          className="max-h-64 divide-y divide-line overflow-y-auto"
        >
          {shown.map((row) => (
            <li key={row.id} className="flex items-start gap-3 py-2 text-sm">
              {STATE_ICONS[lookOf(row)]}
              <span className="wrap-anywhere min-w-0">
                <span className="font-semibold">{row.name}</span>{' '}
                <span className={lookOf(row) === 'failed' ? 'text-danger' : 'text-ink-2'}>
                  {wordsOf(row)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
