import { chapterSevenMocks } from '@/app/_shell/testing/shell-mocks'
import { preTestMocks, questionsOf, summaryOf } from '@/app/_shell/testing/test-mocks'
import { api } from '@/lib/contract'
import type { Role } from '@/lib/entities/user'
import { accountOf } from '@/lib/testing/accounts'
import {
  adminCoachingOf,
  coachingOf,
  coachOf,
  participantOf,
} from '@/lib/testing/factories'
import { type Mock, mockApi } from '@/lib/testing/mock-api'

const CATEGORY = { id: '3', name: 'Tata batas' }
const FAQ = {
  ...{ id: '14', categoryId: '3', question: '<p>Apa?</p>', answer: '<p>Ini.</p>' },
  category: CATEGORY,
}
const { category: _, ...NESTED_FAQ } = FAQ
const VIDEO = { id: '14', tautan: 'https://contoh.go.id/video', deskripsi: '<p>Isi</p>' }
const BANNER = { id: '14', image: 'banner.jpg', caption: '<p>Selamat datang</p>' }

const content = (): Mock[] => [
  mockApi(api.beranda.list, [BANNER]),
  mockApi(api.beranda.get, BANNER),
  mockApi(api.category.list, [{ ...CATEGORY, faqs: [NESTED_FAQ] }]),
  mockApi(api.category.get, CATEGORY),
  mockApi(api.category.infographic, [{ label: CATEGORY.name, value: 4 }]),
  mockApi(api.faq.list, [FAQ]),
  mockApi(api.faq.get, FAQ),
  ...[api.profile, api.panduan].flatMap(({ list, get }) => [
    mockApi(list, [VIDEO]),
    mockApi(get, VIDEO),
  ]),
]

const COACHING = coachingOf({
  coaches: [coachOf()],
  materi: [{ name: 'Peta kerja', fileUrl: 'materi/7.pdf' }],
})
const TAKEN = {
  ...COACHING,
  ...{ userTakeThis: true, userCoachingStatus: 'Proses Coaching', proposalId: '9' },
  reason: null,
}

const participant = (): Mock[] => [
  mockApi(api.coaching.upcoming, [COACHING]),
  mockApi(api.coaching.homepage, COACHING),
  mockApi(api.coaching.upcomingUser, [COACHING]),
  mockApi(api.coaching.taken, [TAKEN]),
  ...preTestMocks(),
  mockApi(api.postTest.start, { remainingTimeSeconds: 1800, jawabanPostTest: [] }),
  mockApi(api.postTest.questions, questionsOf()),
  mockApi(api.preTest.summary, summaryOf()),
  mockApi(api.postTest.summary, summaryOf()),
  ...chapterSevenMocks({ coaching: COACHING }),
  mockApi(api.certificate.download, new Blob(['x'], { type: 'image/png' })),
]

/** What our server adds to §3 is left out. */
const admin = (): Mock[] => {
  const { canCancel: _cancel, canEdit: _edit, ...coaching } = adminCoachingOf(COACHING)
  const person = { id: '7', name: 'Siti Rahma', namaInstansi: null }
  const files = { soal: 'soal.xlsx', jawaban: 'kunci.xlsx' }
  return [
    mockApi(api.user.list, [participantOf()]),
    mockApi(api.user.get, participantOf()),
    mockApi(api.coaching.takenBy, [TAKEN]),
    mockApi(api.adminCoaching.list, [coaching]),
    mockApi(api.adminCoaching.get, coaching),
    mockApi(api.adminCoaching.adminOptions, [{ id: '1', extra: '0812-3456-7890' }]),
    mockApi(api.adminCoaching.preTest, {
      ...files,
      users: [{ ...person, score: '-', finishPreTest: false }],
    }),
    mockApi(api.adminCoaching.postTest, {
      ...files,
      users: [{ ...person, score: '-', finishPostTest: false }],
    }),
    mockApi(api.adminCoaching.zoomMeeting, {
      ...{ meetingUrl: null, meetingBackground: null, meetingBackgroundFileName: null },
      users: [{ ...person, status: false }],
    }),
    mockApi(api.adminCoaching.proposals, [
      {
        ...{ ...person, id: '9', userId: '7', reason: null },
        ...{ questions: ['Apa?', 'Siapa?', 'Kapan?'], status: 'PENDING' },
      },
    ]),
    mockApi(api.adminCoaching.certificates, [
      {
        ...{ ...person, id: '8', userId: '7', fileName: null, finishPreTest: true },
        ...{ finishZoomMeeting: true, finishPostTest: true },
      },
    ]),
  ]
}

const countOfParameters = ({ name }: Mock) => name.split(':').length

/**
 * Answers to every GET of §7 in the shapes of §3, and to what a screen sends by itself. The address with the
 * fewest parameters comes last: it is the one that is meant.
 */
export const chapterSevenAnswers = (role: Role): Mock[] =>
  [
    mockApi(api.auth.me, accountOf(role)),
    mockApi(api.asalInstansi.list, [{ id: '2', name: 'BPKH Wilayah XI' }]),
    ...[...content(), ...participant(), ...admin()],
  ].sort((a, b) => countOfParameters(b) - countOfParameters(a))
