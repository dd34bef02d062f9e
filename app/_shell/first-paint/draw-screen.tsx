import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import CoachingDetailScreen from '@/app/_screens/coaching/detail/screen'
import CoachingScreen from '@/app/_screens/coaching/screen'
import FaqScreen from '@/app/_screens/faq/screen'
import MainFrame from '@/app/_screens/frame'
import HomeScreen from '@/app/_screens/home/screen'
import LoginScreen from '@/app/_screens/login/screen'
import RegisterScreen from '@/app/_screens/register/screen'
import { SkipLink } from '@/components/ui/skip-link'
import { OfficialHost } from '@/lib/browser/use-official-host'
import type { DrawnScreen } from '@/lib/first-paint/first-calls'
import { provideSnapshot, type Snapshot } from '@/lib/first-paint/snapshot'
import { hashLocation } from '@/lib/router/hash-location'
import { routes } from '@/lib/routes'

const SCREENS = {
  home: HomeScreen,
  coaching: CoachingScreen,
  'coaching/detail': CoachingDetailScreen,
  faq: FaqScreen,
  login: LoginScreen,
  register: RegisterScreen,
} satisfies Record<DrawnScreen, () => React.ReactNode>

/**
 * A screen as a visitor sees it, drawn from the answers of its first calls: what our server shows before any script has
 * come. Bundled by the build for Node.
 *
 * @param path of the screen's address, '/coaching/14'
 * @param isOfficial whether it is opened at a host that may call itself an official site
 */
export function drawScreen(
  name: DrawnScreen,
  path: string,
  answers: Snapshot,
  isOfficial: boolean,
): string {
  provideSnapshot(answers)
  hashLocation.draw(`#${path}`)
  const Screen = SCREENS[name]
  const Frame = routes[name].frame === 'main' ? MainFrame : Fragment
  return renderToStaticMarkup(
    <OfficialHost value={isOfficial}>
      <SkipLink />
      <Frame>
        <Screen />
      </Frame>
    </OfficialHost>,
  )
}
