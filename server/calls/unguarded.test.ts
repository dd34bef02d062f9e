import type { Endpoint } from '../../lib/contract/endpoint.ts'
import { api } from '../../lib/contract/index.ts'
import { isGuarded } from './versions.ts'

/** Why a call that writes may be made by two at once: nothing that another has written is lost by it without a word. */
const WHY: Record<string, readonly string[]> = {
  'adds something': [
    ...[
      'adminAccount.create',
      'adminCoaching.create',
      'asalInstansi.create',
      'auth.register',
    ],
    ...['asalInstansi.importFile', 'beranda.create', 'category.create', 'faq.create'],
    ...[
      'certificateTemplate.create',
      'certificateTemplate.uploadFile',
      'firstAccount.create',
    ],
    ...['proposal.create', 'uploads.image', 'uploads.anyfile'],
  ],
  'is refused where it has been done or decided otherwise': [
    ...['adminCoaching.copyTests', 'certificateMaking.issue'],
    ...['certificateMaking.retry', 'certificateRegister.reissue', 'survey.submit'],
    ...['certificateRegister.withdraw', 'coaching.cancel', 'proposal.approve'],
    ...['coaching.removeRejectedProposal', 'proposal.reject', 'adminAccount.handOver'],
  ],
  'says what one field of its own is to be': [
    ...['adminMeeting.toggleAttendance', 'office.skipStep'],
  ],
  'sends a message': [
    ...['adminCoaching.sendCertificateNotification', 'contactConfirmation.sendAgain'],
    ...['notification.proposal', 'notification.updateCoaching', 'notification.remind'],
    ...['notification.resend', 'passwordRecovery.ask', 'reminder.sendNow'],
    'system.testMessage',
  ],
  'is about the own access or account of who calls': [
    ...['auth.login', 'auth.renew', 'auth.logout', 'auth.changePassword', 'ownData.told'],
    ...['calendarAddress.make', 'calendarAddress.end', 'contactConfirmation.confirm'],
    ...['ownData.beginExport', 'ownData.erase', 'ownReminders.begin', 'ownReminders.end'],
    ...[
      'passwordRecovery.reset',
      'placeAlert.ask',
      'placeAlert.end',
      'secondFactor.answer',
    ],
    ...['secondFactor.begin', 'secondFactor.turnOn', 'secondFactor.turnOff'],
    ...['secondFactor.renewCodes', 'secondFactor.exportPersons', 'secondFactor.confirm'],
    ...['sessions.end', 'sessions.endOthers', 'passwordRecovery.makeLink'],
  ],
  'is a test of who calls, ordered by the server': [
    ...['preTest.start', 'preTest.answer', 'preTest.end'],
    ...['postTest.start', 'postTest.answer', 'postTest.end'],
  ],
  'stores nothing': ['certificateTemplate.preview'],
}

const CALLS = Object.entries(api).flatMap(([room, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, call]) => [`${room}.${name}`, call] as const),
)

test('whatever writes over what another may have open knows its version; any other call says why not', () => {
  const unguarded = CALLS.filter(([, call]) => call.method !== 'GET' && !isGuarded(call))
  expect(unguarded.map(([name]) => name).sort()).toEqual(Object.values(WHY).flat().sort())
})
