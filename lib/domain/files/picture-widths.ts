/**
 * Widths in pixels in which our server offers a stored picture (`?w=`), the last one being the largest
 * that is stored (decision 38).
 */
export const PICTURE_WIDTHS = [320, 480, 720, 960, 1366] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The offered width that a text names; null for any other. */
export const pictureWidth = (text: unknown): PictureWidth | null =>
  PICTURE_WIDTHS.find((width) => String(width) === text) ?? null
