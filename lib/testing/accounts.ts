import type { Role, User } from '@/lib/entities/user'

/** The account of a role, as tests sign it in. */
export function accountOf(role: Role, changes: Partial<User> = {}): User {
  const isUser = role === 'user'
  return {
    id: isUser ? '7' : '1',
    fullName: isUser ? 'Siti Rahma' : 'Admin Rimba',
    jenisKelamin: isUser ? 'Perempuan' : null,
    asalInstansi: isUser ? { id: '2' } : null,
    namaInstansi: isUser ? 'BPKH Wilayah XI' : null,
    jabatan: isUser ? 'Analis' : null,
    pendidikan: isUser ? 'S1' : null,
    coachingYangDiminati: [],
    coachingLainnya: null,
    email: isUser ? 'siti@contoh.go.id' : 'admin@contoh.go.id',
    whatsapp: '081234567890',
    username: isUser ? 'peserta' : 'admin',
    role,
    ...changes,
  }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token that the client can read and no server would take. */
export const fakeToken = (role: Role, id: string) =>
  `${encode({ alg: 'none' })}.${encode({ sub: id, role })}.signature`
