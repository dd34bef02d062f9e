import { diskState, MIB } from '../services/disk-limits.ts'
import { verifyMail } from '../services/mail-sender.ts'
import type { GatewaySettings } from '../start/gateway-settings.ts'
import { bad, type Finding, good, look, reasonOf } from './findings.ts'

const PATIENCE_MS = 10_000
const CLOCK_MS = 5_000

const ask = (address: string) =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })

/** The clock of this machine against the database's, both read at the same moment. */
export const checkClock = (database: Date, here: Date): Finding => {
  const away = Math.abs(database.getTime() - here.getTime())
  if (away <= CLOCK_MS) return good('Jam', 'Sama dengan jam basis data.')
  return bad(
    'Jam',
    `Berbeda ${Math.round(away / 1000)} detik dari jam basis data.`,
    'Samakan jam mesin dengan NTP: timedatectl set-ntp true',
  )
}

/** The address of a portal that has no PUBLIC_URL is this machine's, with the port of this command. */
const HERE = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/
const FROM_HERE =
  'Jalankan portal (npm start). Bila portnya lain, sebutkan di sini juga: PORT=3100 npm run doctor'
const FROM_OUTSIDE =
  'Periksa PUBLIC_URL, nginx, DNS dan sertifikat TLS: journalctl --unit nginx'

/** Whether people reach the portal, and what time they are told. */
export const checkAddress = async (publicUrl: string): Promise<Finding> => {
  const about = 'Alamat'
  const todo = HERE.test(publicUrl) ? FROM_HERE : FROM_OUTSIDE
  try {
    const response = await ask(`${publicUrl}/health`)
    await response.body?.cancel()
    if (!response.ok) return bad(about, `${publicUrl} menjawab ${response.status}.`, todo)
    const told = Date.parse(response.headers.get('date') ?? '')
    const away = Math.abs(told - Date.now())
    if (away > CLOCK_MS)
      return bad(
        about,
        `${publicUrl} menjawab dengan jam yang berbeda ${Math.round(away / 1000)} detik.`,
        'Samakan jam semua mesin dengan NTP: timedatectl set-ntp true',
      )
    return good(about, `${publicUrl} menjawab.`)
  } catch (error) {
    return bad(about, `${publicUrl} tidak menjawab: ${reasonOf(error)}`, todo)
  }
}

export const checkDisk = (free: number, folder: string): Finding => {
  const said = `${Math.floor(free / MIB)} MiB kosong di ${folder}.`
  const todo = 'Hapus cadangan lama, atau perbesar disk.'
  const state = diskState(free)
  if (state === 'full') return bad('Disk', said, todo)
  return state === 'low' ? look('Disk', said, todo) : good('Disk', said)
}

export const checkMail = async ({ mail, alarm }: GatewaySettings): Promise<Finding> => {
  const about = 'Email'
  if (!mail)
    return look(
      about,
      'SMTP_URL tidak diisi: email menunggu dan tidak terkirim.',
      'Isi SMTP_URL dan MAIL_FROM di /etc/e-coaching.env.',
    )
  try {
    await verifyMail(mail)
  } catch (error) {
    return bad(
      about,
      `Server email menolak atau tidak menjawab: ${reasonOf(error)}`,
      'Periksa alamat, akun dan password di SMTP_URL, dan apakah portnya terbuka.',
    )
  }
  if (alarm) return good(about, 'Server email menerima akun portal.')
  return look(
    about,
    'Server email menerima akun portal, tetapi ALARM_MAIL tidak diisi.',
    'Isi ALARM_MAIL, agar kegagalan cadangan diberitahukan.',
  )
}

/** Any answer is one: nothing is sent for trial, so that nobody gets it. */
export const checkWhatsapp = async ({ whatsapp }: GatewaySettings): Promise<Finding> => {
  const about = 'WhatsApp'
  if (!whatsapp) return good(about, 'Tidak dipakai (WHATSAPP_URL tidak diisi).')
  try {
    const response = await ask(whatsapp.url)
    await response.body?.cancel()
    if (response.status < 500)
      return good(about, 'Gateway terjangkau; tokennya tidak dicoba.')
    return look(
      about,
      `Gateway menjawab ${response.status}.`,
      'Tunggu, atau hubungi penyedianya.',
    )
  } catch (error) {
    return bad(
      about,
      `Gateway tidak terjangkau: ${reasonOf(error)}`,
      'Periksa WHATSAPP_URL, DNS dan firewall.',
    )
  }
}
