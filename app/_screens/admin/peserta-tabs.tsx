import { TabLinks } from '@/components/navigation/tab-links'
import { href } from '@/lib/router/href'

type PesertaTabsProps = { current: 'peserta' | 'infografik-minat' }

/** §2 'Peserta and Infografik Minat are two tabs under the title DATA PESERTA'. */
export function PesertaTabs({ current }: PesertaTabsProps) {
  return (
    <TabLinks
      label="Data peserta"
      items={[
        { label: 'Peserta', href: href('admin/peserta'), current: current === 'peserta' },
        {
          label: 'Infografik Minat',
          href: href('admin/infografik-minat'),
          current: current === 'infografik-minat',
        },
      ]}
    />
  )
}
