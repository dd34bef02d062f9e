import { HOUR_MS } from '../../lib/domain/schedule/spans.ts'
import { BACKUP_OLD_MS } from '../services/backup-age.ts'
import type { FileStore } from '../services/file-store.ts'
import type { Facts } from './facts.ts'
import { bad, type Finding, good, look, reasonOf } from './findings.ts'

/** A file that is being uploaded has its bytes before its row; the other way round it is a loss. */
const NAMED = 5

/** Whether texts are kept as letters; in another encoding than UTF-8 some letters are refused and names are not found by theirs. */
export const checkEncoding = ({ encoding }: Facts, kind: string): Finding => {
  const about = 'Basis data'
  if (encoding === 'UTF8') return good(about, `${kind}, menjawab.`)
  return bad(
    about,
    `${kind}, menjawab, tetapi menyimpan teks sebagai ${encoding}, bukan UTF8: nama dengan huruf bertanda tidak dapat dicari atau ditolak.`,
    'Buat basis data baru dengan createdb --encoding UTF8 --template template0, lalu pindahkan isinya lewat cadangan (deploy/README.md).',
  )
}

export const checkTables = ({ missing, unknown }: Facts): Finding => {
  const about = 'Tabel'
  if (unknown > 0)
    return bad(
      about,
      `Basis data ini dari versi portal yang lebih baru (${unknown} perubahan tidak dikenal).`,
      'Pasang versi yang sama atau lebih baru, lalu jalankan lagi.',
    )
  if (missing > 0)
    return bad(
      about,
      `${missing} perubahan tabel belum dijalankan.`,
      'Jalankan ulang server: systemctl restart e-coaching',
    )
  return good(about, 'Sesuai dengan versi ini.')
}

export const checkBackup = ({ backupAt }: Facts, now: Date): Finding => {
  const about = 'Cadangan'
  if (backupAt === null)
    return look(
      about,
      'Belum ada cadangan yang tercatat.',
      'Aktifkan e-coaching-backup.timer, atau buat satu: deploy/portal backup FOLDER',
    )
  const age = now.getTime() - Date.parse(backupAt)
  const said = `Terakhir ${Math.round(age / HOUR_MS)} jam yang lalu.`
  if (age <= BACKUP_OLD_MS) return good(about, said)
  return bad(
    about,
    said,
    'Lihat sebabnya: journalctl --unit e-coaching-backup. Lalu: systemctl start e-coaching-backup',
  )
}

/** Whether the bytes of every file that a row names are there; not what they are, which a backup compares. */
export const checkFiles = async (
  { files }: Facts,
  store: Pick<FileStore, 'probe' | 'savedBefore'>,
): Promise<Finding> => {
  const about = 'File'
  try {
    await store.probe()
    const there = new Set(await store.savedBefore(new Date(8.64e15)))
    const lost = files.filter((name) => !there.has(name))
    if (lost.length === 0) return good(about, `${files.length} file ada di tempatnya.`)
    const named = lost.slice(0, NAMED).join(', ')
    return bad(
      about,
      `${lost.length} dari ${files.length} file tidak ada: ${named}${lost.length > NAMED ? ', …' : ''}`,
      'Salin dari folder files sebuah cadangan, atau minta yang mengunggah mengunggahnya lagi.',
    )
  } catch (error) {
    return bad(
      about,
      `Penyimpanan file tidak dapat dipakai: ${reasonOf(error)}`,
      'Periksa FILES_URL atau DATA_DIR, hak aksesnya dan disknya.',
    )
  }
}
