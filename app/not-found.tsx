import type { Metadata } from 'next'
import { APP_NAME, BASE_PATH } from '@/lib/env'

export const metadata: Metadata = { title: `404 · ${APP_NAME}` }

/** What a static host shows for an address outside the hash (decision 18): works without any script. */
export default function NotFound() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="on-brand flex min-h-16 items-center bg-rimba-800 px-gutter text-white">
        <a href={`${BASE_PATH}/`} className="inline-flex min-h-11 items-center font-bold">
          {APP_NAME}
        </a>
      </header>
      <main className="grid flex-1 place-content-center justify-items-center gap-4 px-gutter py-16 text-center">
        <p aria-hidden="true" className="font-bold text-brand text-display">
          404
        </p>
        <h1 lang="en" className="font-bold text-2xl">
          Oops! Page not found.
        </h1>
        <p className="max-w-prosa text-ink-2">
          Halaman yang Anda cari tidak ada di alamat ini. Alamatnya mungkin salah ketik atau
          sudah berubah.
        </p>
        <a
          href={`${BASE_PATH}/`}
          className="mt-2 inline-flex min-h-ctl items-center justify-center rounded-md bg-brand-fill px-5 font-semibold text-white hover:bg-brand-fill-hover"
        >
          Ke beranda {APP_NAME}
        </a>
      </main>
    </div>
  )
}
