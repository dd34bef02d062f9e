import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../services/escape-html.ts'
import {
  chooseReminders,
  readReminderChoice,
  STOP_PATH,
} from '../services/stopped-reminders.ts'

/** Its own style and a form to itself, nothing else. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

const STYLE = `
:root { color-scheme: light dark; --page: #f2f5f1; --card: #fff; --ink: #16241b; --line: #d9e2da }
@media (prefers-color-scheme: dark) { :root { --page: #101a14; --card: #18261d; --ink: #e8efe9; --line: #2f4637 } }
body { margin: 0; padding: 24px 16px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.3 }
button { min-height: 48px; width: 100%; border: 0; border-radius: 8px; background: #1d6b3f; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 3px solid #e0a100; outline-offset: 2px }`

const OTHERS =
  'Keputusan atas pengajuan, perubahan jadwal, dan pembatalan tetap dikirim kepada Anda.'

const WORDS = {
  active: {
    title: 'Hentikan pengingat?',
    text: 'Anda menerima pengingat jadwal meeting, Post Test, dan survei coaching yang Anda ikuti.',
    button: 'Hentikan pengingat',
  },
  stopped: {
    title: 'Pengingat dihentikan',
    text: 'Anda tidak lagi menerima pengingat coaching. Pada halaman Akun Saya pengingat dapat diaktifkan kembali kapan saja.',
    button: 'Aktifkan kembali',
  },
}

const page = (office: string, content: string, title: string) => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${escapeHtml(office)}</title><style>${STYLE}</style></head>
<body><main><p>${escapeHtml(office)}</p>${content}</main></body></html>`

const choicePage = (office: string, isStopped: boolean) => {
  const { title, text, button } = WORDS[isStopped ? 'stopped' : 'active']
  const act = isStopped ? 'resume' : 'stop'
  return page(
    office,
    `<h1>${title}</h1><p>${text} ${OTHERS}</p>
<form method="post"><input type="hidden" name="act" value="${act}"><button>${button}</button></form>`,
    title,
  )
}

const UNKNOWN = 'Tautan tidak dikenal'
const unknownPage = (office: string) =>
  page(
    office,
    `<h1>${UNKNOWN}</h1><p>Tautan ini tidak lengkap, atau akunnya sudah dihapus. Salin seluruh alamat dari email Anda, lalu coba lagi.</p>`,
    UNKNOWN,
  )

/**
 * The page of a reminder's link, which works without a login and without scripts. A mail program posts to it by itself
 * (RFC 8058): whatever does not ask to begin again ends them.
 */
export const registerStopReminders = async (app: FastifyInstance): Promise<void> => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body)).get('act')),
  )
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, null),
  )
  const { config } = app.services
  const send = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(html)
  const path = `${STOP_PATH}/:token`
  app.get<{ Params: { token: string } }>(path, async ({ params }, reply) => {
    const choice = await readReminderChoice(app.database, config, params.token)
    if (!choice) return send(reply.code(404), unknownPage(config.appName))
    return send(reply, choicePage(config.appName, choice.isStopped))
  })
  app.post<{ Params: { token: string } }>(path, async (request, reply) => {
    const choice = await readReminderChoice(app.database, config, request.params.token)
    if (!choice) return send(reply.code(404), unknownPage(config.appName))
    const { userId } = choice
    const stop = request.body !== 'resume'
    const now = request.arrivedAt
    await app.database.transaction((tx) => chooseReminders(tx, { userId, stop, now }))
    return send(reply, choicePage(config.appName, stop))
  })
}
