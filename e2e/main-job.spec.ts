import { ACCOUNTS, expect, test } from './fixtures.ts'
import {
  acceptProposal,
  comeBack,
  createCoaching,
  enter,
  giveCertificate,
  markAttendance,
  publishCoaching,
  setMeetingLink,
  uploadTest,
} from './journeys/admin-coaching.ts'
import {
  answerSurvey,
  bookmarkAndReload,
  choose,
  endTest,
  findCoaching,
  goToQuestion,
  joinAndRegister,
  openCoaching,
  openMeeting,
  openStep,
  proposeQuestions,
  readCertificate,
  startTest,
} from './journeys/participant.ts'
import { KEY, PARTICIPANT, PLAN, wib } from './journeys/plan.ts'

test('one coaching lives its whole life', async ({ page: admin, openPage, mock }) => {
  const participant = await openPage()

  await test.step('admin creates a coaching and publishes it', async () => {
    await mock.reset(wib(PLAN.preparation, '08:00'))
    await enter(admin, ACCOUNTS.admin, 'DATA BERANDA')
    await createCoaching(admin)
    await publishCoaching(admin)
  })

  await test.step('a visitor finds it, registers and proposes three questions', async () => {
    await findCoaching(participant)
    await joinAndRegister(participant)
    await proposeQuestions(participant)
  })

  await test.step('admin accepts with a notification', async () => {
    await acceptProposal(admin)
    const accepted = expect.objectContaining({
      recipient: PARTICIPANT.email,
      subject: 'Pengajuan Coaching Diterima',
      body: expect.stringContaining(PLAN.topic),
    })
    await expect.poll(() => mock.outbox()).toContainEqual(accepted)
  })

  await test.step('admin uploads both tests and the meeting link', async () => {
    await uploadTest(admin, 'pre-test')
    await uploadTest(admin, 'post-test')
    await setMeetingLink(admin)
  })

  await test.step('participant takes the pre-test', async () => {
    await openCoaching(participant)
    await openStep(participant, 'Pre Test')
    await startTest(participant, 'Pre Test')
    await choose(participant, 'A')
    await bookmarkAndReload(participant)
    await goToQuestion(participant, 3)
    await choose(participant, 'C')
    await endTest(participant, 'Pre Test', '66.67 / 100')
  })

  await test.step('on the meeting day the participant opens the meeting link', async () => {
    await mock.setClock(wib(PLAN.meetingDay, '09:05'))
    await openMeeting(participant)
  })

  await test.step('admin marks attendance', async () => {
    await comeBack(admin, ACCOUNTS.admin)
    await markAttendance(admin)
  })

  await test.step('after the meeting end the participant takes the post-test and answers the survey', async () => {
    await mock.setClock(wib(PLAN.meetingDay, '10:05'))
    await openStep(participant, 'Post Test')
    await startTest(participant, 'Post Test')
    for (const [index, answer] of KEY.entries()) {
      await goToQuestion(participant, index + 1)
      await choose(participant, answer)
    }
    await endTest(participant, 'Post Test', '100.00 / 100')
    await answerSurvey(participant)
  })

  await test.step('admin uploads the certificate and notifies', async () => {
    await giveCertificate(admin)
    const told = expect.objectContaining({
      recipient: PARTICIPANT.email,
      subject: expect.stringContaining('Sertifikat'),
    })
    await expect.poll(() => mock.outbox()).toContainEqual(told)
  })

  await test.step('the participant reads and downloads the certificate', async () => {
    await readCertificate(participant)
  })
})
