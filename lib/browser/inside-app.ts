/** Whether another app shows this page in a window of its own, as Telegram does with a link that is tapped in it. */
export function isInsideApp(): boolean {
  const { userAgent } = navigator
  const isUnnamed = /\biP(hone|ad|od)\b/.test(userAgent) && !userAgent.includes('Safari/')
  // a portal on the home screen has no browser's name either
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return userAgent.includes('; wv)') || (isUnnamed && !isInstalled)
}
