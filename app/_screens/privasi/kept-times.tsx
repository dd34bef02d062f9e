import { DefinitionList } from '@/components/ui/definition-list'
import type { KeptDays } from '@/lib/entities/privacy'

/** '365 hari'; at once where it is none. */
const daysText = (days: number) => (days === 0 ? 'segera dihapus' : `${days} hari`)

/** How long this server keeps things: as it is set, and not as somebody has written it. */
export function KeptTimes({ kept }: { kept: KeptDays }) {
  const { records, audit, messages } = kept
  return (
    <section aria-labelledby="lama-penyimpanan" className="mt-8">
      <h2 id="lama-penyimpanan" className="mb-3 font-bold text-xl">
        Berapa lama disimpan
      </h2>
      <DefinitionList
        items={[
          { label: 'Akun Anda', value: 'sampai Anda menghapusnya' },
          {
            label: 'Pengajuan, kehadiran, test, dan survei setelah akun dihapus',
            value: `${daysText(records)}, tanpa nama; sesudah itu tidak terhubung dengan siapa pun`,
          },
          {
            label: 'Pesan yang sudah terkirim',
            value: `${daysText(messages)}; yang tidak sampai lewat cara apa pun ${daysText(3 * messages)}`,
          },
          {
            label: 'Riwayat login',
            value: '90 hari setelah sesinya berakhir',
          },
          { label: 'Catatan tindakan admin', value: daysText(audit) },
          {
            label: 'Register sertifikat',
            value: 'selama kantor wajib dapat membuktikan keaslian sertifikat',
          },
        ]}
      />
    </section>
  )
}
