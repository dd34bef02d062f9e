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

/** Bytes for the signature with its certificates, and for a time stamp with its own; far more than three of them take. */
const ROOM = { signature: 12_000, timeStamp: 16_000 }
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
const addField = (pdf: PDFDocument, { name, timeStampUrl }: Signature, signedAt: Date) => {
  const { context } = pdf
  const room = ROOM.signature + (timeStampUrl === null ? 0 : ROOM.timeStamp)
  const range = PDFArray.withContext(context)
  for (const part of [PDFNumber.of(0), ...Array(3).fill(PDFName.of(PLACE))])
    range.push(part)
  const value = context.register(
    context.obj({
      ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'ETSI.CAdES.detached' },
      ...{ ByteRange: range, Contents: PDFHexString.of('0'.repeat(2 * room)) },
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
 * Signs a PDF as PAdES (ETSI EN 319 142-1) for everybody who opens it: B-T with a time stamp, else B-B.
 *
 * @param signedAt the moment that the signature tells
 * @throws Problem 409 where the time stamp cannot be had.
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
