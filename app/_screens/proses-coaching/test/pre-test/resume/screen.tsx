import { useParams } from '@/lib/router/use-route'
import { TestResume } from '../../test-resume'

/** §2 'Resume (review) screens' of the pre-test. */
export default function ProsesCoachingTestPreTestResumeScreen() {
  const { id } = useParams('proses-coaching/test/pre-test/resume')
  return <TestResume kind="pre-test" coachingId={id} />
}
