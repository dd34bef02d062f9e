/**
 * A closing window gives the focus back to what was used before it. Headless UI knows that from the
 * moment on that its own code has come, which here is with the first window: that one's opener has
 * the focus already, and is told of by this.
 */
export function rememberOpener() {
  if (typeof document === 'undefined') return
  document.activeElement?.dispatchEvent(new FocusEvent('focus'))
}
