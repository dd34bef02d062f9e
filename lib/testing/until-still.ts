import { screen, waitFor, within } from '@testing-library/react'

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

/** The parts of the dialog of that name, once it stands still. */
export async function stillDialog(name: string) {
  const found = await screen.findByRole('dialog', { name })
  await untilStill()
  return within(found)
}
