import { EmailLink, WhatsappLink } from '@/app/_screens/admin/contact-links'
import { Brief, personIdColumn } from '@/app/_screens/admin/person-id'
import type { Column } from '@/components/table/column'
import { institutionOf } from '@/lib/domain/people/participant-filter'
import { shownWhatsapp } from '@/lib/domain/people/whatsapp'
import type { Participant } from '@/lib/entities/user'

/** Who they are, where they work, how they are reached, how many coachings they took. */
export const PARTICIPANT_COLUMNS: Column<Participant>[] = [
  personIdColumn(
    ({ id }) => id,
    ({ fullName }) => fullName,
  ),
  { id: 'nama', header: 'Nama', primary: true, text: ({ fullName }) => fullName },
  {
    id: 'instansi',
    header: 'Instansi',
    text: institutionOf,
    brief: 'bare',
    cell: (participant) => {
      const name = institutionOf(participant)
      return name && <Brief>{name}</Brief>
    },
  },
  {
    id: 'jabatan',
    header: 'Jabatan',
    text: ({ jabatan }) => jabatan,
    cell: ({ jabatan }) => jabatan && <Brief>{jabatan}</Brief>,
  },
  {
    id: 'email',
    header: 'Email',
    text: ({ email }) => email,
    cell: ({ email }) => <EmailLink email={email} />,
  },
  {
    id: 'whatsapp',
    header: 'WhatsApp',
    text: ({ contact }) => contact && shownWhatsapp(contact),
    alsoFound: ({ contact }) => contact,
    cell: ({ contact }) => contact && <WhatsappLink contact={contact} />,
  },
  {
    id: 'coaching',
    header: 'Coaching',
    align: 'right',
    text: ({ _count }) => _count.UserCoachings,
  },
]
