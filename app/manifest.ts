import type { MetadataRoute } from 'next'
import { APP_NAME, BASE_PATH } from '@/lib/env'
import { href } from '@/lib/router/href'

export const dynamic = 'force-static'

const START = `${BASE_PATH}/`

/** What a phone or desktop shows when the portal is installed; every address lies under the base path. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: START,
    name: APP_NAME,
    // Room under an icon is for about twelve letters.
    short_name: APP_NAME.split(' ')[0] ?? APP_NAME,
    description: `${APP_NAME}: lihat jadwal coaching, ajukan pertanyaan, ikuti meeting dan test, unduh sertifikat.`,
    lang: 'id',
    dir: 'ltr',
    categories: ['education', 'government'],
    start_url: START,
    scope: START,
    display: 'standalone',
    // The bar at the top of every page and the ground below it, as in the layout and the tokens.
    theme_color: '#072116',
    background_color: '#f4f7f5',
    icons: [
      { src: `${START}icons/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${START}icons/icon-512.png`, sizes: '512x512', type: 'image/png' },
      {
        src: `${START}icons/maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: 'Jadwal coaching', url: START + href('coaching') },
      { name: 'Panduan', url: START + href('guide') },
    ],
  }
}
