import { useParams } from '@/lib/router/use-route'
import { TestResume } from '../../test-resume'

/** §2 'Resume (review) screens' of the post-test. */
export default function ProsesCoachingTestPostTestResumeScreen() {
  const { id } = useParams('proses-coaching/test/post-test/resume')
  return <TestResume kind="post-test" coachingId={id} />
}
