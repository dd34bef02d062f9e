import { useParams } from '@/lib/router/use-route'
import { TestIntro } from '../test-intro'

/** §2 pre-test: instructions, once taken its summary. */
export default function ProsesCoachingPreTestScreen() {
  const { id } = useParams('proses-coaching/pre-test')
  return <TestIntro kind="pre-test" coachingId={id} />
}
