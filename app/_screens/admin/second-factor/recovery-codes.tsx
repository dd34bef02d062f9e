import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyShown } from '@/app/_screens/copy-shown'
import { Button } from '@/components/ui/button'
import { printCopy } from '@/lib/browser/print-alone'
import { APP_NAME } from '@/lib/env'
import { saveFile } from '@/lib/feedback/save-file'
import { useSession } from '@/lib/session/use-session'

const TITLE = `Kode cadangan ${APP_NAME}`
const ONCE = 'Setiap kode hanya dapat dipakai satu kali, sebagai pengganti kode aplikasi.'

const save = (text: string) =>
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'kode-cadangan.txt')

/** Ten codes that are shown this once, with the ways to keep them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const username = useSession().user?.username
  const heading = useRef<HTMLHeadingElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${TITLE}\nAkun: ${username}\n${ONCE}\n\n${codes.join('\n')}\n`
  return (
    <div className="space-y-4">
      <h3 ref={heading} tabIndex={-1} className="font-bold">
        Simpan kode cadangan ini
      </h3>
      <p className="text-ink-2">
        Bila ponsel Anda hilang, Anda hanya dapat login dengan kode ini. {ONCE} Setelah
        halaman ini ditutup, kode tidak dapat ditampilkan lagi.
      </p>
      <ul
        aria-label="Kode cadangan"
        className="angka grid grid-cols-[repeat(auto-fill,minmax(12ch,1fr))] gap-2 whitespace-nowrap rounded-md border border-line bg-page p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div ref={paper} hidden>
        <h1>{TITLE}</h1>
        <p>Akun: {username}</p>
        <p>{ONCE}</p>
        <ul>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        <Button
          variant="secondary"
          icon={<Copy />}
          onClick={() => void copyShown(text, 'Kode cadangan disalin')}
        >
          Salin
        </Button>
        <Button variant="secondary" icon={<Download />} onClick={() => save(text)}>
          Unduh
        </Button>
        <Button
          variant="secondary"
          icon={<Printer />}
          onClick={() => printCopy(paper.current)}
        >
          Cetak
        </Button>
      </div>
      <Button fullWidth onClick={onDone}>
        Sudah saya simpan
      </Button>
    </div>
  )
}
