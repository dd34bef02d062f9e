import { GuideText } from '@/app/_screens/guide/guide-text'
import { FirstVideoEntry } from '@/app/_screens/video-entry'
import { PageHeading } from '@/components/ui/page-heading'
import { useQuery } from '@/lib/api/use-query'
import { api } from '@/lib/contract'

/** How to use the portal: a description with its contents, and a video (§2 /guide). */
export default function GuideScreen() {
  const query = useQuery(api.panduan.list)
  return (
    <>
      <PageHeading>Panduan</PageHeading>
      <FirstVideoEntry query={query} subject="Panduan">
        {(html) => <GuideText html={html} />}
      </FirstVideoEntry>
    </>
  )
}
