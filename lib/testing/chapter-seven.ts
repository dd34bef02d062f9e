/** Calls below `/coaching/{id}` of both tests, '§7 same shape under /post-test/'. */
const ofTest = (kind: 'pre-test' | 'post-test') => [
  ...['get-soal', 'result', 'summary'].map((name) => `GET /coaching/:id/${kind}/${name}`),
  ...['start', 'answer', 'end'].map((name) => `POST /coaching/:id/${kind}/${name}`),
  ...['soal', 'jawaban'].map((name) => `POST /coaching/:id/${kind}/${name}/upload`),
  `GET /coaching/admin/:id/${kind}`,
]

/** What is listed, read, made, changed and deleted at one address. */
const crud = (path: string) => [
  ...[`GET ${path}`, `GET ${path}/:id`, `POST ${path}`],
  ...[`PUT ${path}/:id`, `DELETE ${path}/:id`],
]
const readAndChanged = (path: string) => [
  `GET ${path}`,
  `GET ${path}/:id`,
  `PUT ${path}/:id`,
]

const ACCOUNT = [
  ...['login', 'register', 'refresh-token', 'update-user', 'update-admin'],
  ...['change-password', 'logout'],
].map((name) => `POST /auth/${name}`)

const PARTICIPANT = [
  ...['upcoming', 'homepage', 'upcoming-user', 'taken-and-past-and-propose'],
  ...['taken-and-past-and-propose/:id', ':id', ':id/auth', ':id/post-test/check'],
  ...[':id/certificate/check', ':id/certificate/download', ':id/survei-kepuasan/check'],
  ':id/zoom-meeting/check',
].map((path) => `GET /coaching/${path}`)

const ADMIN = [
  ...['GET /coaching/admin', 'GET /coaching/admin/admin-list', 'GET /coaching/admin/:id'],
  ...['POST /coaching/admin', 'PATCH /coaching/admin/:id', 'DELETE /coaching/admin/:id'],
  ...['PATCH /coaching/admin/:id/publish', 'GET /coaching/admin/:id/proposals'],
  ...['POST /proposal/approve', 'POST /proposal/reject', 'POST /notification/proposal'],
  ...['POST /notification/update-coaching', 'GET /coaching/admin/:id/zoom-meeting'],
  'POST /coaching/:id/zoom-meeting/absensi',
  'PATCH /coaching/:id/zoom-meeting/update-meeting-url',
  'POST /coaching/:id/zoom-meeting/update-meeting-background',
  'GET /coaching/admin/:id/certificates',
  'POST /coaching/admin/:id/upload-certificate',
  'POST /coaching/admin/:id/send-certificate-notification',
  ...['POST /coaching/upload/image', 'POST /coaching/upload/anyfile'],
]

/** Every call of §7 as 'GET /faq/:id', written down from the chapter and not from the contract. */
export const CHAPTER_SEVEN: readonly string[] = [
  ...ACCOUNT,
  ...['GET /auth/me', 'GET /asal-instansi', 'GET /category/infografik-minat'],
  ...[...crud('/beranda'), ...crud('/category'), ...crud('/faq')],
  ...[...readAndChanged('/profile'), ...readAndChanged('/panduan')],
  ...['GET /user', 'GET /user/:id', 'DELETE /user/:id'],
  ...PARTICIPANT,
  ...['POST /coaching/:id/cancel', 'POST /coaching/:id/remove-rejected-proposal'],
  'POST /proposal',
  ...[...ofTest('pre-test'), ...ofTest('post-test')],
  ...ADMIN,
]
