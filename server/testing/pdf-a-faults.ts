import fontkit from '@cantoo/fontkit'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'

/** ISO 32000-1, annex A, without the operators of inline pictures and of glyph procedures. */
const OPERATORS = new Set(
  'b B b* B* BDC BMC BT BX c cm CS cs d Do DP EMC ET EX f f* G g gs h i j J K k l m M MP n q Q re RG rg ri s S sc SC scn SCN sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y'.split(
    ' ',
  ),
)
const BLEND_MODES =
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity'.split(
    ' ',
  )
const FILTERS = ['/FlateDecode', '/DCTDecode']
/** Of dictionaries: scripts, actions, attached files, layers, alternative pictures, other programs' forms. */
const FORBIDDEN =
  'AA OpenAction JS JavaScript EmbeddedFiles EF Alternates OPI XFA NeedsRendering NeedAppearances Encrypt TR HTP PS Ref Requirements AlternatePresentations OCProperties'.split(
    ' ',
  )
const DEEPEST = 28

const get = (dict: PDFDict, name: string) => dict.lookup(PDFName.of(name))
const word = (dict: PDFDict, name: string) => String(get(dict, name) ?? '')
const bytesOf = (stream: unknown) =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()) : null

/** Strings taken out, the rest is numbers, names, brackets and operators. */
const contentFaults = (content: string): string[] => {
  const words = content
    .replaceAll(/<<|>>/g, ' ')
    .replaceAll(/<[0-9A-Fa-f\s]*>|\((?:\\.|[^\\()])*\)/g, ' ')
    .split(/[\s[\]]+|(?=\/)/)
    .filter(Boolean)
  let [depth, deepest, marked] = [0, 0, 0]
  const faults: string[] = []
  for (const one of words) {
    if (one === 'q') depth += 1
    if (one === 'Q') depth -= 1
    if (one === 'BDC' || one === 'BMC') marked += 1
    if (one === 'EMC') marked -= 1
    // none of the marks holds another
    if (marked < 0 || marked > 1) faults.push('content: BMC and EMC')
    deepest = Math.max(deepest, depth)
    const isKnown = /^([+-]?(\d+\.?\d*|\.\d+)|\/\S+)$/.test(one) || OPERATORS.has(one)
    if (!isKnown) faults.push(`content: ${one}`)
  }
  if (depth !== 0 || deepest > DEEPEST) faults.push('content: q and Q')
  if (marked !== 0) faults.push('content: BMC and EMC')
  return faults
}

const iccFaults = (profile: Buffer | null): string[] => {
  const text = (from: number) => profile?.toString('latin1', from, from + 4)
  const isRgb = text(36) === 'acsp' && text(12) === 'mntr' && text(16) === 'RGB '
  return isRgb && Number(profile?.[8]) <= 4 ? [] : ['output intent: no profile of RGB']
}

const intentFaults = (catalog: PDFDict): string[] => {
  const intents = get(catalog, 'OutputIntents')
  const intent = intents instanceof PDFArray ? intents.lookup(0) : null
  if (!(intent instanceof PDFDict) || word(intent, 'S') !== '/GTS_PDFA1')
    return ['output intent: none']
  const profile = get(intent, 'DestOutputProfile')
  const isThree = profile instanceof PDFRawStream && word(profile.dict, 'N') === '3'
  return [...(isThree ? [] : ['output intent: N']), ...iccFaults(bytesOf(profile))]
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** What the two places tell of the document must be the same. */
const metadataFaults = (catalog: PDFDict, info: PDFDict): string[] => {
  const stream = get(catalog, 'Metadata')
  const xmp = bytesOf(stream)?.toString('utf8') ?? ''
  const told = (tag: string) => {
    const inner = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xmp)?.[1] ?? ''
    return unescaped(inner.replaceAll(/<[^>]*>/g, ''))
  }
  const said = (name: string) => {
    const value = get(info, name)
    return value instanceof PDFHexString || value instanceof PDFString
      ? value.decodeText()
      : ''
  }
  const moment = (name: string) =>
    said(name).replace(/^D:(....)(..)(..)(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const pairs: Record<string, [string, string]> = {
    part: [told('pdfaid:part'), '2'],
    conformance: [told('pdfaid:conformance'), 'B'],
    title: [told('dc:title'), said('Title')],
    author: [told('dc:creator'), said('Author')],
    subject: [told('dc:description'), said('Subject')],
    keywords: [told('pdf:Keywords'), said('Keywords')],
    producer: [told('pdf:Producer'), said('Producer')],
    creator: [told('xmp:CreatorTool'), said('Creator')],
    created: [told('xmp:CreateDate'), moment('CreationDate')],
    modified: [told('xmp:ModifyDate'), moment('ModDate')],
  }
  return Object.entries(pairs)
    .filter(([, [one, other]]) => one !== other || one === '')
    .map(([name, [one, other]]) => `metadata: ${name} is ${one} and ${other}`)
}

/** Embedded, numbered as its letters are, and as wide as it says. */
const fontFaults = (font: PDFDict): string[] => {
  const name = word(font, 'BaseFont')
  const descriptor = get(font, 'FontDescriptor')
  const program =
    descriptor instanceof PDFDict ? bytesOf(get(descriptor, 'FontFile2')) : null
  if (!program) return [`font: ${name} is not embedded`]
  const { glyphs, scale } = measured(program)
  const faults: string[] = []
  const widths = get(font, 'W')
  const list = widths instanceof PDFArray ? widths.asArray() : []
  for (let at = 0; at < list.length; at += 2) {
    const [first, run] = [list[at], list[at + 1]]
    if (!(first instanceof PDFNumber && run instanceof PDFArray)) continue
    for (const [place, width] of run.asArray().entries()) {
      const real = glyphs(first.asNumber() + place) * scale
      if (Math.abs(real - Number(String(width))) > 1)
        faults.push(`font: ${name} ${first.asNumber() + place} is ${width}, not ${real}`)
    }
  }
  if (word(font, 'CIDToGIDMap') !== '/Identity') faults.push(`font: ${name} has no map`)
  if (!/^\/[A-Z]{6}\+/.test(name)) faults.push(`font: ${name} does not say it is a part`)
  return faults
}

const measured = (program: Buffer) => {
  const font = fontkit.create(program) as unknown as {
    unitsPerEm: number
    getGlyph: (id: number) => { advanceWidth: number }
  }
  return {
    glyphs: (id: number) => font.getGlyph(id).advanceWidth,
    scale: 1000 / font.unitsPerEm,
  }
}

const dictFaults = (dict: PDFDict): string[] => {
  const faults = FORBIDDEN.filter((name) => dict.has(PDFName.of(name)))
  const blend = word(dict, 'BM').slice(1)
  if (blend && !BLEND_MODES.includes(blend)) faults.push(`BM ${blend}`)
  if (word(dict, 'Interpolate') === 'true') faults.push('Interpolate')
  if (word(dict, 'ColorSpace') === '/DeviceCMYK') faults.push('DeviceCMYK')
  const isNote = word(dict, 'Type') === '/Annot'
  const isFlat = word(dict, 'Rect') === '[ 0 0 0 0 ]'
  const flags = Number(word(dict, 'F'))
  if (isNote && !(isFlat && (flags & 4) === 4 && (flags & 0b100011) === 0))
    faults.push('an annotation that is seen without a picture, or not printed')
  const isCid = word(dict, 'Subtype') === '/CIDFontType2'
  const isOther = word(dict, 'Type') === '/Font' && !isCid
  if (isOther && word(dict, 'Subtype') !== '/Type0') faults.push('a font of another kind')
  return isCid ? [...faults, ...fontFaults(dict)] : faults
}

/** A dictionary with those that it holds itself. */
const dictsIn = (object: unknown): PDFDict[] => {
  if (object instanceof PDFRawStream) return dictsIn(object.dict)
  if (object instanceof PDFArray) return object.asArray().flatMap(dictsIn)
  return object instanceof PDFDict ? [object, ...object.values().flatMap(dictsIn)] : []
}

const streamFaults = ({ dict }: PDFRawStream): string[] => {
  const filter = get(dict, 'Filter')
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter ?? '']
  const isKnown = filters.every(
    (one) => String(one) === '' || FILTERS.includes(String(one)),
  )
  const isOutside = dict.has(PDFName.of('F')) || dict.has(PDFName.of('FFilter'))
  return isKnown && !isOutside ? [] : [`stream: ${filters.join(' ')}`]
}

const frameFaults = (bytes: Buffer): string[] => {
  const head = bytes.toString('latin1', 0, 15)
  const isHead = /^%PDF-1\.[0-7]\r?\n%[\x80-\xff]{4}/.test(head)
  const isEnd = /%%EOF\r?\n?$/.test(bytes.toString('latin1', bytes.length - 8))
  return [...(isHead ? [] : ['header']), ...(isEnd ? [] : ['something after the end'])]
}

/**
 * What of PDF/A-2b (ISO 19005-2) a file does not keep, of all that can be in a certificate. No validator of others:
 * it knows the requirements by their text.
 */
export const pdfAFaults = async (bytes: Buffer): Promise<string[]> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const { context, catalog } = pdf
  const { ID, Info, Encrypt } = context.trailerInfo
  const info = context.lookup(Info)
  const faults = [
    ...frameFaults(bytes),
    ...(ID instanceof PDFArray && ID.size() === 2 && !Encrypt ? [] : ['trailer']),
    ...intentFaults(catalog),
    ...(info instanceof PDFDict ? metadataFaults(catalog, info) : ['no Info']),
  ]
  for (const [, object] of context.enumerateIndirectObjects()) {
    for (const dict of dictsIn(object)) faults.push(...dictFaults(dict))
    if (object instanceof PDFRawStream) faults.push(...streamFaults(object))
  }
  for (const page of pdf.getPages()) {
    const contents = page.node.Contents()
    const parts = contents instanceof PDFArray ? contents.asArray() : [contents]
    const text = parts.map((part) =>
      bytesOf(part && context.lookup(part))?.toString('latin1'),
    )
    faults.push(...contentFaults(text.join('\n')))
  }
  return faults
}
