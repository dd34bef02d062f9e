/** The heading that takes the focus on the screen (`components/ui/page-heading`), whether seen or not. */
export const headingElement = () =>
  document.querySelector<HTMLElement>('[data-page-heading]')

/** Null while it is missing, or hidden because its screen's successor is still loading. */
export function visibleHeading(): HTMLElement | null {
  const found = headingElement()
  return found?.checkVisibility?.() === false ? null : found
}
