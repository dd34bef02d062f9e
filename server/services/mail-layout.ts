import { escapeHtml } from './escape-html.ts'

/** What a mail shows: text as it was written, whose office it is, and how its reader ends such mails. */
export type MailContent = {
  subject: string
  body: string
  office: string
  stopUrl?: string | null
}

const LINK = /^https?:\/\/\S+$/

/** Light first; what a dark mail program shows instead has a class. Nothing is loaded from anywhere. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  body, .page { background: #101a14 !important }
  .card { background: #18261d !important; border-color: #2f4637 !important }
  .text, .text a { color: #e8efe9 !important }
  .faint, .faint a { color: #a9bbae !important }
  .office { color: #8fd3a5 !important }
  .button { background: #1f7a45 !important; color: #ffffff !important }
}`

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;color:#16241b`
const FAINT = `margin:0 0 12px;${FONT};font-size:13px;line-height:1.5;color:#52635a`
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:8px;background:#1d6b3f;color:#ffffff;${FONT};font-size:16px;font-weight:600;text-decoration:none`

const paragraph = (text: string, style: string, kind: string) =>
  `<p class="${kind}" style="${style}">${escapeHtml(text).replace(/\r?\n/g, '<br>\n')}</p>`

/** The one link, to press and, where that does not work, to copy. */
const button = (url: string) => {
  const address = escapeHtml(url)
  return `<p style="margin:0 0 16px"><a class="button" href="${address}" style="${BUTTON}">Buka tautan</a></p>
<p class="faint" style="${FAINT};word-break:break-all">${address}</p>`
}

const footer = ({ office, stopUrl }: MailContent) => {
  const stop = stopUrl
    ? `<br>Tidak ingin menerima pengingat lagi? <a href="${escapeHtml(stopUrl)}" style="color:#52635a">Hentikan pengingat</a>`
    : ''
  return `<p class="faint" style="${FAINT}">Dikirim oleh portal ${escapeHtml(office)}.${stop}</p>`
}

const paragraphsOf = (body: string) =>
  body
    .split(/\r?\n\s*\r?\n/)
    .map((text) => text.trim())
    .filter(Boolean)

/** The text as it was written, without markup of its own; its first line that is a link alone becomes a button. */
export const mailHtml = (content: MailContent): string => {
  const { subject, body, office } = content
  const paragraphs = paragraphsOf(body)
  const link = paragraphs.findIndex((text) => LINK.test(text))
  const shown = paragraphs.map((text, index) =>
    index === link ? button(text) : paragraph(text, TEXT, 'text'),
  )
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body style="margin:0;background:#f2f5f1">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f5f1"><tr><td align="center" style="padding:16px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d9e2da;border-radius:12px"><tr><td style="padding:24px 20px 12px;text-align:left">
${shown.join('\n')}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:16px 20px;text-align:left">
<p class="office" style="margin:0 0 4px;${FONT};font-size:14px;font-weight:700;color:#1d6b3f">${escapeHtml(office)}</p>
${footer(content)}
</td></tr></table>
</td></tr></table>
</body></html>`
}

/** The same for programs that show text alone. */
export const mailText = ({ body, stopUrl }: MailContent): string =>
  stopUrl ? `${body}\n\n--\nHentikan pengingat: ${stopUrl}` : body
