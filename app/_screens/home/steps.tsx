import { ClipboardPenLine, UserPlus, Video } from 'lucide-react'

const REGISTER = {
  icon: UserPlus,
  title: 'Daftar',
  text: 'Buat akun dengan email dan nomor WhatsApp Anda.',
}

const STEPS = [
  {
    icon: ClipboardPenLine,
    title: 'Ajukan pertanyaan',
    text: 'Pilih coaching dan tulis minimal tiga pertanyaan. Verifikasi paling lama 1 hari kerja.',
  },
  {
    icon: Video,
    title: 'Ikuti',
    text: 'Kerjakan Pre Test, hadir di Zoom Meeting, kerjakan Post Test, lalu unduh e-sertifikat.',
  },
]

/** How taking part works, in three steps; whoever has an account has made the first. */
export function Steps({ hasAccount }: { hasAccount: boolean }) {
  const steps = hasAccount ? STEPS : [REGISTER, ...STEPS]
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="mb-4 font-bold text-xl">
        Cara mengikuti
      </h2>
      <ol className="grid @2xl:auto-cols-fr @2xl:grid-flow-col @max-2xl:grid-cols-1 @2xl:gap-6 gap-4">
        {steps.map(({ icon: Icon, title, text }, position) => (
          <li
            key={title}
            className="flex @2xl:flex-col flex-wrap @2xl:gap-3 gap-x-4 gap-y-2"
          >
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-full bg-tone-hijau text-tone-hijau-ink"
            >
              <Icon className="size-6" />
            </span>
            <div className="min-w-0 @max-2xl:flex-1 @max-2xl:basis-word">
              <h3 className="font-bold text-lg">
                {position + 1}. {title}
              </h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
