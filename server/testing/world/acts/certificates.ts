import { matchCertificates } from '../../../../app/_screens/admin/coaching/detail/sertifikat/bulk-certificates/certificate-match.ts'
import { api } from '../../../../lib/contract/index.ts'
import { isComplete } from '../../../../lib/domain/participation/conditions.ts'
import type { CertificateRow } from '../../../../lib/entities/certificate.ts'
import type { UserRow } from '../../../repositories/users.ts'
import type { Device } from '../device.ts'
import type { World } from '../world.ts'
import { type Act, by, insist, somePlace, think } from './act.ts'

/** A certificate that says whose it is, in its name and in itself. */
const fileOf = (world: World, { username, fullName }: UserRow) => ({
  name: `Sertifikat ${fullName} ${username}.pdf`,
  type: 'application/pdf',
  bytes: `%PDF-1.4\n% rahasia-${username}, ${world.office.nextId()}\n%%EOF`,
})

const open = async ({ device, id }: { device: Device; id: string }) => {
  const rows = await device.call(api.adminCoaching.certificates, { params: { id } })
  return rows.toSorted((a, b) => a.name.localeCompare(b.name))
}

const upload = (world: World, device: Device, row: CertificateRow, person: UserRow) => {
  const file = fileOf(world, person)
  const input = { params: { id: row.id }, file }
  return insist(world, () => device.mutate(api.adminCoaching.uploadCertificate, input))
}

const tell = (world: World, device: Device, row: CertificateRow, coachingId: string) => {
  const body = {
    ...{ subject: 'Sertifikat', userId: row.userId },
    ...{ message: `#certificate ${row.id} ${world.office.nextId()}` },
    ...{ notifToMember: true, notifToWa: false },
  }
  const input = { params: { id: coachingId }, body }
  return insist(world, () =>
    device.mutate(api.adminCoaching.sendCertificateNotification, input),
  )
}

/** One certificate, also in the place of an earlier one; and its message. */
const single = async (world: World, device: Device) => {
  const { id } = somePlace(world)
  const rows = await open({ device, id })
  const row = world.random.pick(rows.filter(isComplete)) ?? world.random.pick(rows)
  const person = world.people.find((one) => one.id === row?.userId)
  if (!row || !person) return
  await think(world)
  await upload(world, device, row, person)
  if (world.random.chance(0.7)) await tell(world, device, row, id)
}

/** The files of all at once, each for whom its name says. */
const bulk = async (world: World, device: Device) => {
  const { id } = somePlace(world)
  const rows = await open({ device, id })
  const people = world.people.filter(() => world.random.chance(0.8))
  const names = people.map((person) => fileOf(world, person).name)
  const matches = matchCertificates(names, rows, 'KHT-2026-001')
  await think(world)
  for (const [index, { rowId }] of matches.entries()) {
    const [row, person] = [rows.find((one) => one.id === rowId), people[index]]
    if (row && person) await upload(world, device, row, person)
  }
}

const fetchOwn = async (world: World, device: Device) => {
  const params = { id: somePlace(world).id }
  const { available } = await device.call(api.certificate.check, { params })
  if (available) await device.ask(api.certificate.download, { params })
}

export const CERTIFICATE_ACTS: Act[] = [
  { name: 'upload a certificate', weight: 2, play: by('admins', single) },
  { name: 'upload certificates', weight: 1, play: by('admins', bulk) },
  { name: 'fetch the certificate', weight: 2, play: by('participants', fetchOwn) },
]
