import localFont from 'next/font/local'

/**
 * One variable file, weights 400 to 800; put `plusJakartaSans.variable` on `<html>`. `FONT_BOOT` fetches it, because it
 * knows 'Hemat data'.
 */
export const plusJakartaSans = localFont({
  src: '../styles/fonts/plus-jakarta-sans.woff2',
  weight: '400 800',
  style: 'normal',
  display: 'swap',
  preload: false,
  variable: '--font-plus-jakarta',
  adjustFontFallback: 'Arial',
})
