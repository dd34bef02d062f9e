import { drawScreen } from '@/app/_shell/first-paint/draw-screen'
import { drawnScreen } from '@/lib/first-paint/drawn-page'
import type { DrawnScreen } from '@/lib/first-paint/first-calls'
import { provideSnapshot, type Snapshot } from '@/lib/first-paint/snapshot'

/** Puts a screen into the page as the server draws it and the start script shows it. */
export function draw(
  name: DrawnScreen,
  path: string,
  answers: Snapshot,
  isOfficial = false,
) {
  const drawn = document.createElement('first-paint')
  const html = drawScreen(name, path, answers, isOfficial)
  drawn.innerHTML = drawnScreen(path, html, answers)
  provideSnapshot({})
  drawn.setAttribute('data-at', `#${path}`)
  document.body.prepend(drawn)
  document.documentElement.dataset.painted = ''
  return drawn
}
