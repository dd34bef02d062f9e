const ALIASES = {
  name: [
    'name (original name)',
    'name',
    'full name',
    'nama (nama asli)',
    'nama',
    'nama lengkap',
    'user name (original name)',
    'user name',
  ],
  firstName: ['first name', 'nama depan'],
  lastName: ['last name', 'nama belakang'],
  email: ['user email', 'email', 'email address', 'email pengguna', 'alamat email'],
  join: [
    'join time',
    'time joined',
    'first join',
    'waktu bergabung',
    'waktu gabung',
    'bergabung pertama',
    'pertama bergabung',
  ],
  leave: [
    'leave time',
    'time exited',
    'last leave',
    'waktu keluar',
    'keluar terakhir',
    'terakhir keluar',
  ],
  duration: [
    'duration (minutes)',
    'total duration (minutes)',
    'duration',
    'in-meeting duration',
    'durasi (menit)',
    'total durasi (menit)',
    // as Zoom's Indonesian page writes it
    'total durasi (menit)s',
    'durasi',
    'durasi dalam rapat',
    'time in session (minutes)',
  ],
  attended: ['attended'],
  waitingRoom: ['in waiting room', 'di ruang tunggu'],
} as const

/** What a column of a participants report holds. */
export type ReportColumn = keyof typeof ALIASES

const COLUMNS = Object.keys(ALIASES) as ReportColumn[]

const columnOf = (head: string): ReportColumn | undefined => {
  const plain = head.toLowerCase().replace(/\s+/g, ' ').trim()
  return COLUMNS.find((column) => ALIASES[column].some((alias) => alias === plain))
}

/**
 * Which column of a head row stands where, by the titles that Zoom, Google Meet and Teams give them in English and
 * Indonesian; null where the row is not the head of a list of persons with their time in the meeting.
 *
 * Of a title that is there twice the last one counts: Zoom may put the meeting's own columns, its host's e-mail and its length
 * among them, before those of the person.
 */
export const reportColumns = (
  cells: readonly string[],
): Map<ReportColumn, number> | null => {
  const columns = new Map<ReportColumn, number>()
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(cell)
    if (column) columns.set(column, index)
  }
  const isPerson = columns.has('name') || columns.has('firstName')
  const isTimed = columns.has('duration') || (columns.has('join') && columns.has('leave'))
  return isPerson && isTimed ? columns : null
}
