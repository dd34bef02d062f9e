import { showNumber } from '@/app/_screens/admin/recap-numbers'
import { surveyIndex } from '@/app/_screens/admin/survey-index'
import { knownOffice } from '@/app/_screens/known-office'
import { serverNow } from '@/lib/browser/server-clock'
import { MINISTRY } from '@/lib/copy'
import { formatDate } from '@/lib/domain/schedule/dates'
import { WIB } from '@/lib/domain/schedule/time-zone'
import type { Report } from '@/lib/entities/report'
import { APP_NAME } from '@/lib/env'
import { caveats, FIGURES, NO_HOURS, scopeText } from './figures'
import { attendedByCategory, barsOf, elementGroups, hoursByInstitution } from './groups'
import { type Period, periodText } from './period'
import { few, PrintedBars } from './printed-bars'
import { limitsOf } from './report-sheets'

const CELL = 'wrap-anywhere border border-line px-1.5 py-1 text-left align-top'
type PrintedReportProps = { report: Report; period: Period }

/** The report for paper: two sheets of A4, for a signature. */
export function PrintedReport({ report, period }: PrintedReportProps) {
  return (
    <div className="text-xs leading-4">
      <FirstSheet report={report} period={period} />
      <SecondSheet report={report} />
    </div>
  )
}

function FirstSheet({ report, period }: PrintedReportProps) {
  const facts = [
    ['Periode', periodText(period)],
    ...limitsOf(report),
    ['Coaching', `${showNumber(report.coachings.length)} tayang dan sudah selesai`],
  ]
  return (
    <>
      <p className="text-ink-2">
        {[MINISTRY, knownOffice()?.name, APP_NAME].filter(Boolean).join(' · ')}
      </p>
      <h2 className="mb-2 font-bold text-xl">Laporan Pelaksanaan Coaching</h2>
      <dl className="mb-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex">
            <dt className="w-24 shrink-0">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="mb-4 w-full border-collapse">
        <thead>
          <tr>
            {['Angka', 'Nilai', 'Keterangan'].map((head) => (
              <th key={head} scope="col" className={`${CELL} font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIGURES.map(({ id, label, value, note }) => (
            <tr key={id}>
              <th scope="row" className={`${CELL} font-normal`}>
                {label}
              </th>
              <td className={`${CELL} angka font-semibold`}>{value(report)}</td>
              <td className={CELL}>{note?.(report)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PrintedBars
        title="Peserta hadir per kategori"
        groups={few(attendedByCategory(report), 'kategori lain')}
      />
      <PrintedSurvey report={report} />
    </>
  )
}

function PrintedSurvey({ report }: { report: Report }) {
  const { answered, rated, elements } = report.survey
  const index = surveyIndex(elements)
  return (
    <>
      <PrintedBars
        title="Survei kepuasan, rata-rata unsur 1 sampai 4"
        groups={elementGroups(report)}
        most={4}
      />
      <p>
        {index
          ? `Indeks kepuasan ${showNumber(index.index)} (${index.grade}, ${index.word}) menurut ${rated} dari ${answered} jawaban.`
          : `Belum ada indeks kepuasan; ${answered} jawaban.`}
      </p>
    </>
  )
}

function SecondSheet({ report }: { report: Report }) {
  const hours = barsOf(hoursByInstitution(report))
  return (
    <div className="break-before-page">
      <PrintedBars
        title="Jam pelajaran per instansi"
        groups={few(hours, 'instansi lain')}
      />
      {hours.length === 0 && <p>{NO_HOURS}</p>}
      <h3 className="mt-4 mb-1 font-bold text-sm">Cara menghitung</h3>
      <p className="mb-1">{[scopeText(report), ...caveats(report)].join(' ')}</p>
      <dl>
        {FIGURES.map(({ id, label, definition }) => (
          <div key={id} className="mb-1">
            <dt className="inline font-semibold">{label}: </dt>
            <dd className="inline">{definition}</dd>
          </div>
        ))}
      </dl>
      <Signature />
    </div>
  )
}

function Signature() {
  return (
    <div className="mt-8 ml-auto w-72 break-inside-avoid text-sm">
      <p>Dicetak {formatDate(new Date(serverNow()), WIB.zone)}</p>
      <p className="mt-4">…………………………, tanggal ……………………</p>
      <p className="mt-1">Mengetahui,</p>
      <p className="mt-20 border-line border-t pt-1">Nama, jabatan, NIP</p>
    </div>
  )
}
