/** A choice as it was made, whatever its device's clock says. */
export type Made = {
  device: string
  userId: string
  questionId: string
  answer: string
  seq: number
  /** The true moment, in ms. */
  at: number
  /** Whether the device knew the time: one that has slept is behind until the next answer. */
  isTimely: boolean
}

export type Kept = { table: 'proposals' | 'surveys'; id: string; text: string }

/** A decision or deletion that its admin was told to be done, and whether a message was told to go with it. */
export type Told = { announced: string; about: string; isAnnounced: boolean }
