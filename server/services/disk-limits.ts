export const MIB = 1024 * 1024
/** Below the first, calls that write are refused: a full disk would stop the database altogether. */
export const DISK = { full: 200 * MIB, low: 1024 * MIB }

/** How it stands with the room on the disk with the data; `unknown` where it cannot be asked. */
export const diskState = (free: number | null) => {
  if (free === null) return 'unknown'
  if (free < DISK.full) return 'full'
  return free < DISK.low ? 'low' : 'good'
}
