import {
  PDFArray,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
} from '@cantoo/pdf-lib'
import { Signer, SignPdf } from '@signpdf/signpdf'
import { signCms } from './cms.ts'
import type { Signature } from './signature.ts'

/** Bytes for the signature with its certificates; far more than three of them take. */
const ROOM = 12_000
/** What `@signpdf` looks for, and writes the four numbers over. */
const PLACE = '**********'
/** Signatures exist; a change must be added at the end (ISO 32000-1, table 219). */
const SIGNED_AND_APPEND_ONLY = 3
/** Printed and locked. */
const FLAGS = 132

class OfficeSigner extends Signer {
  readonly signature: Signature

  constructor(signature: Signature) {
    super()
    this.signature = signature
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    return signCms(bytes, this.signature)
  }
}

/** An unseen field with room for the signature, of the whole document. */
const addField = (pdf: PDFDocument, { name }: Signature, signedAt: Date) => {
  const { context } = pdf
  const range = PDFArray.withContext(context)
  for (const part of [PDFNumber.of(0), ...Array(3).fill(PDFName.of(PLACE))])
    range.push(part)
  const value = context.register(
    context.obj({
      ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'ETSI.CAdES.detached' },
      ...{ ByteRange: range, Contents: PDFHexString.of('0'.repeat(2 * ROOM)) },
      ...{ M: PDFString.fromDate(signedAt), Name: PDFHexString.fromText(name) },
    }),
  )
  const page = pdf.getPage(0)
  const field = context.register(
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 0, 0], F: FLAGS },
      ...{ V: value, T: PDFString.of('Tanda tangan'), P: page.ref },
    }),
  )
  page.node.addAnnot(field)
  const form = context.obj({ Fields: [field], SigFlags: SIGNED_AND_APPEND_ONLY })
  pdf.catalog.set(PDFName.of('AcroForm'), form)
}

/**
 * Signs a PDF as PAdES B-B (ETSI EN 319 142-1) for everybody who opens it.
 *
 * @param signedAt the moment that the signature tells
 */
export const signPdf = async (
  bytes: Uint8Array,
  signature: Signature,
  signedAt: Date,
): Promise<Buffer> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  addField(pdf, signature, signedAt)
  const placed = await pdf.save({ useObjectStreams: false, addDefaultPage: false })
  return new SignPdf().sign(Buffer.from(placed), new OfficeSigner(signature))
}
