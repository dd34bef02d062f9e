import { waitFor } from '@testing-library/react'

/**
 * Resolves when no dialog, drawer or menu is opening or closing any more. Their transitions change state
 * after the event that started them, which React reports when a test has gone on in the meantime.
 */
export function untilStill() {
  return waitFor(() =>
    expect(
      document.querySelector('[data-enter], [data-leave], [data-closed]'),
    ).not.toBeInTheDocument(),
  )
}
