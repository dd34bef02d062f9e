import { useParams } from '@/lib/router/use-route'
import { TestTaking } from '../test-taking'

/** §2 'Test-taking screens', PRE TEST. */
export default function ProsesCoachingTestPreTestScreen() {
  const { id } = useParams('proses-coaching/test/pre-test')
  return <TestTaking kind="pre-test" coachingId={id} />
}
