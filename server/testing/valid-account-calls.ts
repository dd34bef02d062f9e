import { api } from '../../lib/contract/index.ts'
import type { FullWorld } from './full-world.ts'
import { TEST_PASSWORD } from './test-server.ts'
import type { ValidCall } from './valid-call.ts'

const BIODATA = {
  ...{ fullName: 'Sari Wijaya', jenisKelamin: 'Perempuan', namaInstansi: 'Balai Uji' },
  ...{ email: 'sari@contoh.go.id', whatsapp: '081234567890', username: 'sari.wijaya' },
}

const PASSWORD = { password: 'Rimba2026', confirmPassword: 'Rimba2026' }

export const accountCalls = (world: FullWorld): ValidCall[] => {
  const { outsider, admin, category, institution, refreshToken } = world
  const biodata = {
    ...BIODATA,
    asalInstansiId: institution.id,
    coachingYangDiminati: [{ id: category.id, name: category.name }],
  }
  const passwords = {
    oldPassword: TEST_PASSWORD,
    ...{ newPassword: 'Rimba2026', confirmationPassword: 'Rimba2026' },
  }
  return [
    {
      endpoint: api.auth.login,
      body: { username: outsider.username, password: TEST_PASSWORD },
    },
    { endpoint: api.auth.register, body: { ...biodata, ...PASSWORD } },
    { endpoint: api.auth.renew, body: { refreshToken } },
    { endpoint: api.auth.logout, body: { refreshToken } },
    { endpoint: api.auth.updateUser, as: outsider, body: biodata },
    { endpoint: api.auth.updateAdmin, as: admin, body: BIODATA },
    { endpoint: api.auth.changePassword, as: outsider, body: passwords },
  ]
}

/** What guards an account and gives it back. */
export const guardCalls = (world: FullWorld): ValidCall[] => {
  const { outsider, admin, passwordToken } = world
  return [
    {
      endpoint: api.secondFactor.answer,
      body: { challenge: world.challenge, code: world.code },
    },
    {
      ...{ endpoint: api.secondFactor.turnOn, as: world.starting },
      body: { code: world.firstCode },
    },
    { endpoint: api.secondFactor.confirm, as: admin, body: { password: TEST_PASSWORD } },
    {
      ...{ endpoint: api.adminAccount.update, as: world.superadmin },
      ...{ id: world.guarded.id, body: { secondFactor: false } },
    },
    { endpoint: api.passwordRecovery.ask, body: { identity: outsider.email } },
    {
      ...{ endpoint: api.contactConfirmation.sendAgain, as: world.waiter },
      body: { channel: 'email' },
    },
    {
      endpoint: api.contactConfirmation.confirm,
      body: { token: world.contactToken, password: TEST_PASSWORD },
    },
    { endpoint: api.passwordRecovery.reset, body: { ...PASSWORD, token: passwordToken } },
  ]
}

export const officeCalls = (world: FullWorld): ValidCall[] => {
  const { firstAccountToken: token, superadmin: as, admin, starting } = world
  return [
    { endpoint: api.firstAccount.create, body: { ...BIODATA, ...PASSWORD, token } },
    { endpoint: api.system.testMessage, as, body: { channel: 'email' } },
    { endpoint: api.office.update, as, body: { name: 'Balai Lain' } },
    {
      ...{ endpoint: api.office.updateWordings, as },
      body: { texts: { acceptance: '{nama} {topik} {jadwal} {pengirim}' } },
    },
    {
      ...{ endpoint: api.office.updateHolidays, as },
      body: { days: [{ date: '2027-08-17', name: 'Hari Kemerdekaan' }] },
    },
    { endpoint: api.office.skipStep, as: admin, body: { step: 'mail', isSkipped: true } },
    { endpoint: api.adminAccount.create, as, body: { ...BIODATA, role: 'admin' } },
    {
      ...{ endpoint: api.adminAccount.handOver, as, id: admin.id },
      body: { adminId: starting.id },
    },
  ]
}

export const privacyCalls = ({ outsider, superadmin }: FullWorld): ValidCall[] => [
  {
    ...{ endpoint: api.privacy.update, as: superadmin },
    body: { text: '<p>Data Anda aman.</p>' },
  },
  {
    ...{ endpoint: api.ownData.erase, as: outsider },
    body: { password: TEST_PASSWORD },
  },
  {
    ...{ endpoint: api.ownData.beginExport, as: outsider },
    body: { password: TEST_PASSWORD },
  },
  { endpoint: api.ownData.told, as: outsider, body: { edition: 1 } },
]
