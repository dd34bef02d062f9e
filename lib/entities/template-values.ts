export const ORIENTATIONS = ['landscape', 'portrait'] as const
/** What lies below the fields: nothing, the portal's own frame, or a picture or PDF of the office. */
export const BACKGROUNDS = ['none', 'frame', 'file'] as const
export const FIELD_KINDS = ['text', 'qr', 'picture', 'rule'] as const
export const FACES = ['serif', 'sans'] as const
export const ALIGNS = ['left', 'center', 'right'] as const

/** A4 in millimetres. */
export const PAGE_MM = {
  landscape: { width: 297, height: 210 },
  portrait: { width: 210, height: 297 },
} as const

export const MAX_FIELDS = 60
export const MAX_FIELD_TEXT = 300
/** Size of letters in points. */
export const LETTER_SIZES = { min: 6, max: 120 } as const
/** Smallest boxes in millimetres: any text finds room in one, and a phone reads the code. */
export const SMALLEST_BOX = {
  text: { width: 10, height: 4 },
  qr: { width: 15, height: 15 },
  picture: { width: 3, height: 3 },
  rule: { width: 10, height: 2 },
} as const
/** Widest gap between letters, in hundredths of their size. */
export const MAX_SPACING = 50
