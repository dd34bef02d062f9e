let mark = () => {}

/** Settled once a screen has been shown: what can wait is loaded from then on. */
export const firstScreenShown = new Promise<void>((resolve) => {
  mark = resolve
})

export const markFirstScreen = () => mark()
