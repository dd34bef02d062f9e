/** What was pressed for an act: first what is outside of any window, then what was pressed in the windows that it opened. */
export type Pressed = readonly HTMLElement[]

let pressed: Pressed = []
const pressedBefore = new WeakMap<Error, Pressed>()

/** What has been pressed until now, for work that begins here and may fail after other presses. */
export const currentlyPressed = (): Pressed => pressed

/** What is pressed now; nothing where what happens next is nobody's press. */
export function setPressed(controls: Pressed) {
  pressed = controls
}

/** The failure is of what was pressed before its work began. */
export function blame(error: unknown, controls: Pressed) {
  if (error instanceof Error) pressedBefore.set(error, controls)
}

/** What was pressed for what failed; by itself what is pressed now. */
export const pressedFor = (error: unknown): Pressed =>
  (error instanceof Error && pressedBefore.get(error)) || pressed
