import { DAY_MS } from '../../lib/domain/schedule/spans.ts'
import { stampOf } from '../services/certificates/time-stamp.ts'
import { readSignature } from '../start/signature-settings.ts'
import { bad, type Finding, good, look, reasonOf } from './findings.ts'

const ABOUT = 'Tanda tangan'
/** An office needs so long to get the next one. */
const SOON_MS = 30 * DAY_MS

/** A stamp for trial: of a hash that stands for nothing, so that nobody gets anything. */
const checkStamps = async (url: string | null, said: string): Promise<Finding> => {
  if (url === null) return good(ABOUT, `${said} Tanpa stempel waktu (TSA_URL tidak diisi).`)
  try {
    await stampOf(url, Buffer.from('percobaan'))
    return good(ABOUT, `${said} Layanan stempel waktu memberi stempel.`)
  } catch (error) {
    return bad(
      ABOUT,
      `${said} Sertifikat tidak terbit: ${reasonOf(error)}`,
      'Periksa TSA_URL, DNS dan firewall, atau hubungi penyedianya.',
    )
  }
}

/** The office's own certificate, which signs those of participants, and who stamps the time. */
export const checkSignature = async (
  environment: Record<string, string | undefined>,
  now: Date,
): Promise<Finding> => {
  const signature = await readSignature(environment, now).catch(reasonOf)
  if (typeof signature === 'string')
    return bad(
      ABOUT,
      `Portal tidak dapat dimulai: ${signature}`,
      'Periksa CERTIFICATE_P12, CERTIFICATE_P12_PASSWORD dan TSA_URL di /etc/e-coaching.env.',
    )
  if (!signature) return good(ABOUT, 'Tidak dipakai (CERTIFICATE_P12 tidak diisi).')
  const { notAfter, timeStampUrl } = signature
  const said = `Sertifikat kantor berlaku sampai ${notAfter.toISOString()}.`
  const stamps = await checkStamps(timeStampUrl, said)
  if (stamps.state !== 'baik' || notAfter.getTime() - now.getTime() > SOON_MS) return stamps
  const todo =
    'Minta sertifikat baru: setelah itu tidak ada sertifikat yang dapat diterbitkan.'
  return look(ABOUT, stamps.said, todo)
}
