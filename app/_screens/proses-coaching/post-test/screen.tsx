import { useParams } from '@/lib/router/use-route'
import { TestIntro } from '../test-intro'

/** §2 post-test: instructions, once taken its summary. */
export default function ProsesCoachingPostTestScreen() {
  const { id } = useParams('proses-coaching/post-test')
  return <TestIntro kind="post-test" coachingId={id} />
}
