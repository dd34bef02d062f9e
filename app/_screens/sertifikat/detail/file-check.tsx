import { useState } from 'react'
import { FileDrop } from '@/components/form/file-drop'
import { Notice } from '@/components/ui/notice'

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

type Outcome = { fileName: string; result: 'same' | 'different' | 'unread' }

/** Compares on this device: nothing is sent. */
async function compare(file: File, sha256: string): Promise<Outcome> {
  const fileName = file.name
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return { fileName, result: hex(digest) === sha256 ? 'same' : 'different' }
  } catch {
    return { fileName, result: 'unread' }
  }
}

const SAID = {
  same: { tone: 'success', title: 'File ini sama dengan yang kami terbitkan' },
  different: {
    tone: 'danger',
    title: 'File ini berbeda dari yang kami terbitkan',
  },
  unread: { tone: 'warning', title: 'File ini tidak dapat dibaca di perangkat ini' },
} as const

/** A PDF against the one that the portal has issued. */
export function FileCheck({ sha256 }: { sha256: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function check([file]: File[]) {
    setOutcome(null)
    if (file) setOutcome(await compare(file, sha256))
  }

  return (
    <section aria-labelledby="bandingkan" className="space-y-3">
      <h2 id="bandingkan" className="font-bold text-lg">
        Bandingkan file PDF
      </h2>
      <FileDrop
        label="Pilih file sertifikat"
        hint="Atau letakkan di sini. File hanya dibaca di perangkat Anda dan tidak dikirim."
        accept="application/pdf,.pdf"
        onFiles={(files) => void check(files)}
      />
      <div role="status" className="empty:sr-only">
        {outcome && (
          <Notice tone={SAID[outcome.result].tone} title={SAID[outcome.result].title}>
            <span className="wrap-anywhere">{outcome.fileName}</span>
          </Notice>
        )}
      </div>
    </section>
  )
}
