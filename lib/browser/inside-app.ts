/** The web views of Android and of some apps, which name themselves. */
const NAMED = /; wv\)|\bFBA[NV]\b|\bInstagram\b|\bLine\//
const APPLE = /\b(iPhone|iPad|iPod)\b/

/** Whether another app shows this page in a window of its own, as Telegram does with a link that is tapped in it. */
export function isInsideApp(): boolean {
  const { userAgent } = navigator
  if (NAMED.test(userAgent)) return true
  // a portal on the home screen has no browser's name either
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return APPLE.test(userAgent) && !userAgent.includes('Safari/') && !isInstalled
}
