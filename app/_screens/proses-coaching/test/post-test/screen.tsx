import { useParams } from '@/lib/router/use-route'
import { TestTaking } from '../test-taking'

/** §2 'Test-taking screens', POST TEST. */
export default function ProsesCoachingTestPostTestScreen() {
  const { id } = useParams('proses-coaching/test/post-test')
  return <TestTaking kind="post-test" coachingId={id} />
}
