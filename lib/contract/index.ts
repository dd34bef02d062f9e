import { asalInstansi, auth } from './auth.ts'
import { certificate, coaching, proposal, survey, zoomMeeting } from './coaching.ts'
import { adminCoaching, adminMeeting } from './coaching-admin.ts'
import { beranda, category, faq, panduan, profile, user } from './content.ts'
import { notification } from './notifications.ts'
import { postTest, preTest } from './tests.ts'
import { uploads } from './uploads.ts'

/** Every call of §7, by the noun it is about: `api.faq.list`. */
export const api = {
  auth,
  asalInstansi,
  beranda,
  category,
  faq,
  profile,
  panduan,
  user,
  coaching,
  proposal,
  zoomMeeting,
  survey,
  certificate,
  preTest,
  postTest,
  adminCoaching,
  adminMeeting,
  notification,
  uploads,
}

export type Api = typeof api
