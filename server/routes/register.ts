import type { FastifyInstance } from 'fastify'
import { adminAccountRoutes } from './admin-accounts.ts'
import { auditRoutes } from './audit.ts'
import { authRoutes } from './auth.ts'
import { calendarAddressRoutes } from './calendar-address.ts'
import { certificateMakingRoutes } from './certificate-making.ts'
import { certificateRegisterRoutes } from './certificate-register.ts'
import { certificateTemplateRoutes } from './certificate-templates.ts'
import { coachingRoutes } from './coaching.ts'
import { coachingAdminRoutes } from './coaching-admin.ts'
import { contactConfirmationRoutes } from './contact-confirmation.ts'
import { contentRoutes } from './content.ts'
import { firstAccountRoutes } from './first-account.ts'
import { institutionRoutes } from './institutions.ts'
import { meetingAdminRoutes } from './meeting-admin.ts'
import { notificationRoutes } from './notifications.ts'
import { officeRoutes } from './office.ts'
import { ownRemindersRoutes } from './own-reminders.ts'
import { participantRoutes } from './participants.ts'
import { participationRoutes } from './participation.ts'
import { passwordRecoveryRoutes } from './password-recovery.ts'
import { privacyRoutes } from './privacy.ts'
import { proposalRoutes } from './proposals.ts'
import { reminderRoutes } from './reminders.ts'
import { reportRoutes } from './report.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionRoutes } from './sessions.ts'
import { systemRoutes } from './system.ts'
import { testRoutes } from './tests.ts'
import { uploadRoutes } from './uploads.ts'
import { userRoutes } from './users.ts'

const ROUTES = [
  authRoutes,
  passwordRecoveryRoutes,
  contactConfirmationRoutes,
  sessionRoutes,
  secondFactorRoutes,
  adminAccountRoutes,
  firstAccountRoutes,
  officeRoutes,
  systemRoutes,
  institutionRoutes,
  contentRoutes,
  userRoutes,
  participantRoutes,
  privacyRoutes,
  auditRoutes,
  reportRoutes,
  uploadRoutes,
  coachingAdminRoutes,
  meetingAdminRoutes,
  certificateMakingRoutes,
  certificateTemplateRoutes,
  certificateRegisterRoutes,
  notificationRoutes,
  reminderRoutes,
  coachingRoutes,
  calendarAddressRoutes,
  ownRemindersRoutes,
  participationRoutes,
  proposalRoutes,
  testRoutes,
]

/** Every route file of the API; start-up refuses a contract with calls that none of them handles. */
export const registerRoutes = (app: FastifyInstance): void => {
  for (const register of ROUTES) register(app)
}
