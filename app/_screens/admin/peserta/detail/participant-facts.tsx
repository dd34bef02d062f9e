import { EmailLink, WhatsappLink } from '@/app/_screens/admin/contact-links'
import { Card } from '@/components/ui/card'
import { DefinitionList } from '@/components/ui/definition-list'
import type { Participant } from '@/lib/entities/user'

type Props = { participant: Participant }

/** Tab 'Biodata': who they are, where they work, what interests them. */
export function Biodata({ participant }: Props) {
  const { asalInstansi, coachingYangDiminati } = participant
  return (
    <Card>
      <DefinitionList
        items={[
          { label: 'Nama Lengkap', value: participant.fullName },
          { label: 'Jenis Kelamin', value: participant.jenisKelamin },
          { label: 'Pendidikan', value: participant.pendidikan },
          { label: 'Asal Instansi', value: asalInstansi?.name },
          { label: 'Nama Instansi', value: participant.namaInstansi },
          { label: 'Jabatan', value: participant.jabatan },
          {
            label: 'Coaching yang diminati',
            value: coachingYangDiminati.length > 0 && (
              <ul className="space-y-1">
                {coachingYangDiminati.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            ),
          },
          { label: 'Coaching lainnya', value: participant.coachingLainnya },
        ].map(({ label, value }) => ({ label, value: value || null }))}
      />
    </Card>
  )
}

/** Tab 'ID Akun': how they sign in and are reached. */
export function AccountFacts({ participant }: Props) {
  const { id, username, email, contact, _count } = participant
  return (
    <Card>
      <DefinitionList
        items={[
          { label: 'ID', value: id },
          { label: 'Username', value: username },
          { label: 'Email', value: <EmailLink email={email} /> },
          { label: 'Whatsapp', value: contact && <WhatsappLink contact={contact} /> },
          {
            label: 'Jumlah coaching yang diikuti',
            value: (
              <>
                {_count.UserCoachings}{' '}
                <span className="font-normal text-ink-2">
                  (pengajuan yang menunggu atau ditolak tidak dihitung)
                </span>
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
