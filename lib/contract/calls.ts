export { adminAccount } from './admin-accounts.ts'
export { audit } from './audit.ts'
export { auth } from './auth.ts'
export { calendarAddress } from './calendar-address.ts'
export { certificateCheck } from './certificate-check.ts'
export { certificateMaking } from './certificate-making.ts'
export { certificateRegister } from './certificate-register.ts'
export { certificateTemplate } from './certificate-templates.ts'
export {
  certificate,
  coaching,
  placeAlert,
  proposal,
  survey,
  zoomMeeting,
} from './coaching.ts'
export { adminCoaching, adminMeeting } from './coaching-admin.ts'
export { contactConfirmation } from './contact-confirmation.ts'
export { beranda, category, faq, panduan, profile, user } from './content.ts'
export { features } from './features.ts'
export { firstAccount } from './first-account.ts'
export { asalInstansi } from './institutions.ts'
export { notification } from './notifications.ts'
export { office } from './office.ts'
export { ownReminders } from './own-reminders.ts'
export { participantPages } from './participants.ts'
export { passwordRecovery } from './password-recovery.ts'
export { ownData, privacy } from './privacy.ts'
export { reminder } from './reminders.ts'
export { report } from './report.ts'
export { secondFactor } from './second-factor.ts'
export { sessions } from './sessions.ts'
export { system } from './system.ts'
export { postTest, preTest } from './tests.ts'
export { uploads } from './uploads.ts'
