import { renderToStaticMarkup } from 'react-dom/server'
import MainFrame from '@/app/_screens/frame'
import HomeScreen from '@/app/_screens/home/screen'
import { provideSnapshot, type Snapshot } from '@/lib/first-paint/snapshot'
import { hashLocation } from '@/lib/router/hash-location'
import { href } from '@/lib/router/href'

/**
 * The start page as a visitor sees it, drawn from the answers of its first calls: what our server puts
 * into the page, so that it can be read before any script has come. Bundled by the build for Node.
 */
export function renderHome(answers: Snapshot): string {
  provideSnapshot(answers)
  hashLocation.draw(href('home'))
  return renderToStaticMarkup(
    <MainFrame>
      <HomeScreen />
    </MainFrame>,
  )
}
