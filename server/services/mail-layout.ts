import { escapeHtml } from './escape-html.ts'

/** Who writes, and where readers ask back; empty where the office has said nothing. */
export type MailOffice = {
  /** The portal's name. */
  portal: string
  name: string
  address: string
  email: string
  /** As it is read: '0812-3456-7890'. */
  whatsapp: string
}

/** What a mail shows: text as it was written, whose office it is, and how its reader ends such mails. */
export type MailContent = {
  subject: string
  body: string
  office: MailOffice
  /** The page in the portal that it is about, where the text has no link of its own. */
  pageUrl?: string | null
  stopUrl?: string | null
}

const LINK = /^https?:\/\/\S+$/

/** Light first; what a dark mail program shows instead has a class. Nothing is loaded from anywhere. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  body, .page { background-color: #101a14 !important }
  .card { background-color: #18261d !important; border-color: #2f4637 !important }
  .text { color: #e8efe9 !important }
  .text a, .office { color: #8fd3a5 !important }
  .faint, .faint a { color: #a9bbae !important }
  .button { background-color: #1f7a45 !important }
}`

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** A long word breaks instead of widening the page. */
const WRAP = 'word-break:break-word;overflow-wrap:anywhere'
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;color:#16241b;${WRAP}`
const FAINT = `margin:0 0 12px;${FONT};font-size:13px;line-height:1.5;color:#52635a;${WRAP}`
const GREEN = '#1d6b3f'
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

const anchor = (url: string, color: string) =>
  `<a href="${escapeHtml(url)}" style="color:${color}">${escapeHtml(url)}</a>`

const lineOf = (line: string) => (LINK.test(line) ? anchor(line, GREEN) : escapeHtml(line))

const paragraph = (text: string) =>
  `<p class="text" style="${TEXT}">${text.split(/\r?\n/).map(lineOf).join('<br>\n')}</p>`

/** A button of a table's cell, whose room Outlook's Word knows too, and the address to copy where it does not work. */
const button = (url: string, label: string) => `<table ${TABLE} style="margin:0 0 16px"><tr>
<td class="button" bgcolor="${GREEN}" style="background-color:${GREEN};border-radius:8px;mso-padding-alt:12px 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:1.5;font-weight:600;color:#ffffff;text-decoration:none">${label}</a></td>
</tr></table>
<p class="faint" style="${FAINT}">${escapeHtml(url)}</p>`

const contactOf = ({ email, whatsapp, address }: MailOffice) => [
  email,
  whatsapp && `WhatsApp ${whatsapp}`,
  address,
]

/** Who has sent it and where to ask, in lines; none is empty. */
const signatureOf = ({ office }: MailContent): string[] =>
  [
    ...contactOf(office).map(escapeHtml),
    `Dikirim oleh portal ${escapeHtml(office.portal)}.`,
  ].filter(Boolean)

const footer = (content: MailContent) => {
  const { office, stopUrl } = content
  const stop = stopUrl
    ? `<br>\nTidak ingin menerima pengingat lagi? <a href="${escapeHtml(stopUrl)}" style="color:#52635a">Hentikan pengingat</a>`
    : ''
  return `<p class="office" style="margin:0 0 4px;${FONT};font-size:14px;font-weight:700;color:${GREEN};${WRAP}">${escapeHtml(office.name || office.portal)}</p>
<p class="faint" style="${FAINT}">${signatureOf(content).join('<br>\n')}${stop}</p>`
}

const paragraphsOf = (body: string) =>
  body
    .split(/\r?\n\s*\r?\n/)
    .map((text) => text.trim())
    .filter(Boolean)

/** The one that becomes a button, in the text or else below it. */
const shownParagraphs = ({ body, pageUrl }: MailContent): string[] => {
  const paragraphs = paragraphsOf(body)
  const link = paragraphs.findIndex((text) => LINK.test(text))
  const shown = paragraphs.map((text, index) =>
    index === link ? button(text, 'Buka tautan') : paragraph(text),
  )
  return link < 0 && pageUrl ? [...shown, button(pageUrl, 'Buka portal')] : shown
}

/** Outlook's Word knows no greatest width: what stands here it alone reads. */
const ONLY_WORD = {
  begin: `<!--[if mso]><table ${TABLE} align="center" width="560"><tr><td><![endif]-->`,
  end: '<!--[if mso]></td></tr></table><![endif]-->',
}

/** The text as it was written, without markup of its own; its first paragraph that is a link alone becomes a button. */
export const mailHtml = (content: MailContent): string => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title><style>${STYLE}</style></head>
<body style="margin:0;background-color:#f2f5f1">
<table ${TABLE} class="page" lang="id" width="100%" bgcolor="#f2f5f1" style="background-color:#f2f5f1"><tr><td align="center" style="padding:16px 12px">
${ONLY_WORD.begin}
<table ${TABLE} class="card" width="100%" bgcolor="#ffffff" style="max-width:560px;background-color:#ffffff;border:1px solid #d9e2da;border-radius:12px"><tr><td align="left" style="padding:24px 20px 12px">
${shownParagraphs(content).join('\n')}
</td></tr></table>
<table ${TABLE} width="100%" style="max-width:560px"><tr><td align="left" style="padding:16px 20px">
${footer(content)}
</td></tr></table>
${ONLY_WORD.end}
</td></tr></table>
</body></html>`

/** The same for programs that show text alone. */
export const mailText = ({ body, office, pageUrl, stopUrl }: MailContent): string => {
  const hasLink = paragraphsOf(body).some((text) => LINK.test(text))
  const foot = [
    ...[office.name, ...contactOf(office)].filter(Boolean),
    ...(stopUrl ? [`Hentikan pengingat: ${stopUrl}`] : []),
  ].join('\n')
  return [
    body,
    ...(pageUrl && !hasLink ? [`Buka portal: ${pageUrl}`] : []),
    ...(foot ? [`--\n${foot}`] : []),
  ].join('\n\n')
}
