import { zoneOf } from '../schedule/time-zone.ts'
import {
  CHANGE_SUBJECTS,
  type ChangeSubject,
  REJECTION_REASONS,
  type RejectionReason,
} from './notification-choices.ts'
import {
  acceptanceTemplate,
  cancellationTemplate,
  certificateTemplate,
  changeTemplate,
  type NotificationText,
  rejectionReason,
  rejectionTemplate,
  type TemplateContext,
} from './notification-templates.ts'

const context = {
  topic: 'Rehabilitasi mangrove',
  tanggalMeeting: '2026-08-25T05:00:00Z',
  jamMulai: '2026-08-25T03:00:00Z',
  jamSelesai: '2026-08-25T05:00:00Z',
  timeZone: zoneOf('Asia/Jakarta'),
  product: 'E-Coaching Kehutanan',
  sender: 'Tim E-Coaching Kehutanan',
}

describe("§9 'Notification subjects are prefixed with the product name'", () => {
  it.each<[ChangeSubject, string]>([
    ['topic', 'Perubahan Topik Coaching'],
    ['schedule', 'Perubahan Jadwal Coaching'],
    ['coach', 'Perubahan Coach'],
    ['materials', 'Materi Coaching Telah Diperbarui'],
    ['pre-test', 'Pre Test Telah Tersedia'],
    ['post-test', 'Post Test Telah Tersedia'],
    ['meeting-link', 'Tautan Zoom Meeting Telah Tersedia'],
    ['virtual-background', 'Virtual Background Telah Tersedia'],
    ['other', 'Informasi Coaching'],
  ])('change of coaching: %s', (choice, subject) => {
    expect(changeTemplate(choice, context).subject).toBe(
      `E-Coaching Kehutanan - ${subject}`,
    )
  })

  it("'other subject' is the typed one", () => {
    expect(changeTemplate('other', context, ' Ruang cadangan ').subject).toBe(
      'E-Coaching Kehutanan - Ruang cadangan',
    )
  })

  it.each<[RejectionReason, string]>([
    ['in-faq', 'Pertanyaan sudah ada di FAQ'],
    ['off-topic', 'Pertanyaan tidak sesuai dengan topik coaching'],
    ['other', 'Kuota khusus penyuluh'],
  ])(
    "'rejection subject is prefixed by the product name plus the chosen reason': %s",
    (choice, reason) => {
      const typed = ' Kuota khusus penyuluh '
      expect(rejectionReason(choice, typed)).toBe(reason)
      const { subject, message } = rejectionTemplate(choice, context, typed)
      expect(subject).toBe(`E-Coaching Kehutanan - ${reason}`)
      expect(message).toContain(`dengan alasan: ${reason}.`)
    },
  )

  it('certificate and cancellation', () => {
    expect(certificateTemplate(context).subject).toBe(
      'E-Coaching Kehutanan - Sertifikat Telah Tersedia',
    )
    expect(cancellationTemplate(context).subject).toBe(
      'E-Coaching Kehutanan - Pembatalan Coaching',
    )
  })

  it("'Acceptance subject' is exactly 'Pengajuan Coaching Diterima' (decision 47)", () => {
    expect(acceptanceTemplate(context).subject).toBe('Pengajuan Coaching Diterima')
  })
})

describe('every message', () => {
  const changes = (Object.keys(CHANGE_SUBJECTS) as ChangeSubject[]).map(
    (choice): [string, NotificationText] => [choice, changeTemplate(choice, context)],
  )
  const rejections = (Object.keys(REJECTION_REASONS) as RejectionReason[]).map(
    (choice): [string, NotificationText] => [
      `rejection ${choice}`,
      rejectionTemplate(choice, context),
    ],
  )
  it.each([
    ...changes,
    ...rejections,
    ['acceptance', acceptanceTemplate(context)],
    ['certificate', certificateTemplate(context)],
    ['cancellation', cancellationTemplate(context)],
  ] as [string, NotificationText][])(
    '%s names topic, date and sender team',
    (_name, { message }) => {
      expect(message).toContain('Topik: Rehabilitasi mangrove\n')
      expect(message).toContain('Jadwal: Selasa, 25/08/2026 pukul 10:00 s/d 12:00 WIB')
      expect(message).toMatch(/Salam,\nTim E-Coaching Kehutanan$/)
      expect(message).not.toMatch(/undefined|null|[{}[\]]|\.\./)
      expect(message.length).toBeLessThan(1000)
    },
  )

  it('says so when the date is not decided', () => {
    const undated = { ...context, tanggalMeeting: null, jamMulai: null, jamSelesai: null }
    expect(cancellationTemplate(undated).message).toContain(
      'Jadwal: tanggal dan pukul akan ditentukan kemudian',
    )
  })
})

describe('after the meeting', () => {
  const late = { ...context, isOver: true }
  it.each([
    ['an acceptance', acceptanceTemplate],
    ['a rejection', (about: TemplateContext) => rejectionTemplate('off-topic', about)],
    ['materials', (about: TemplateContext) => changeTemplate('materials', about)],
    ['a pre-test', (about: TemplateContext) => changeTemplate('pre-test', about)],
  ])('%s asks for nothing that can no longer be done', (_, template) => {
    expect(template(context).message).toMatch(/sebelum meeting|mengajukan kembali/i)
    expect(template(late).message).not.toMatch(/sebelum meeting|mengajukan kembali/i)
  })

  it("the office's own text stays as the office wrote it", () => {
    const texts = { acceptance: 'Selamat {nama}: {topik}, {jadwal}. {pengirim}' }
    expect(acceptanceTemplate({ ...late, texts })).toEqual(
      acceptanceTemplate({ ...context, texts }),
    )
  })
})
