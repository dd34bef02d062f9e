import { FirstVideoEntry } from '@/app/_screens/video-entry'
import { PageHeading } from '@/components/ui/page-heading'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'

/** Who runs the portal: a description and a video (§2 /profile). */
export default function ProfileScreen() {
  const query = useQuery(api.profile.list)
  return (
    <>
      <PageHeading>Profile</PageHeading>
      <FirstVideoEntry query={query} subject="Profil" />
    </>
  )
}
