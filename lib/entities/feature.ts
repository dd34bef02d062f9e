import { array, string } from 'valibot'

/**
 * What a server can do beside chapter 7. A name that is not listed counts as "cannot". The calls of each
 * carry its name in the contract, the addresses of each in the route table.
 * - `password-recovery`: a forgotten password can be replaced by a link
 * - `recovery-messages`: that link can be asked for, because messages go out; else an admin makes it
 * - `contact-confirmation`: a changed e-mail address or WhatsApp number is confirmed by a link
 * - `attention`: one call tells what waits for an admin in all coachings
 * - `undelivered-messages`: messages that did not arrive are listed and can be sent again
 * - `manual-reminders`: those who have not yet done a step are listed and can be written to
 * - `reminders`: the messages of a coaching that go by themselves are listed and can be set
 * - `place-alert`: a participant is told of a free place in a full coaching
 * - `calendar-address`: a calendar program can keep the own coachings
 * - `own-reminders`: a participant ends reminders and begins them again
 * - `email-in-log`, `whatsapp-in-log`: a demo; what it sends by this way is written to the server's log and reaches nobody
 * - `test-copying`: a coaching takes over the questions and keys of another
 * - `institutions`: the list of institutions can be changed
 * - `sessions`: where the own account is signed in is listed and can be ended
 * - `certificate-check`: anyone can check a certificate by its code
 * - `certificate-making`: the portal makes and numbers certificates
 * - `report`: the figures of a period
 * - `audit-trail`: what admins did can be read
 * - `second-factor`: an admin's login can ask for a code beside the password
 * - `required-second-factor`: an admin without one can do nothing else before
 * - `admin-accounts`: the accounts of the office can be seen
 * - `office`: what a superadmin sets up and looks after
 * - `participant-pages`: the participants are searched, ordered and given page by page
 * - `privacy`: the privacy page, a copy of the own data, and the erasure of the own account
 */
export type Feature =
  | 'password-recovery'
  | 'recovery-messages'
  | 'contact-confirmation'
  | 'attention'
  | 'undelivered-messages'
  | 'manual-reminders'
  | 'reminders'
  | 'place-alert'
  | 'calendar-address'
  | 'own-reminders'
  | 'email-in-log'
  | 'whatsapp-in-log'
  | 'test-copying'
  | 'institutions'
  | 'sessions'
  | 'certificate-check'
  | 'certificate-making'
  | 'report'
  | 'audit-trail'
  | 'second-factor'
  | 'required-second-factor'
  | 'admin-accounts'
  | 'office'
  | 'participant-pages'
  | 'privacy'

/** Names this build does not know are let through and never asked for. */
export const featuresSchema = array(string())
