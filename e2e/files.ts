import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'

/** A file as `setInputFiles` takes it. */
export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A picture of forest colours, lighter towards its right edge. */
export function picture(name: string, { width = 640, height = 480 } = {}): TestFile {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8) // 8 bits of red, green and blue each
  const row = Buffer.alloc(1 + width * 3)
  for (let x = 0; x < width; x += 1) {
    row.set([20, 80 + Math.round((x / width) * 120), 60], 1 + x * 3)
  }
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

/** A PDF of one page; numbers of the resources are those of `parts`, from 5 on. */
function onePage(name: string, content: string, resources: string, parts: string[]) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 4 0 R /Resources << ${resources} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...parts,
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const buffer = Buffer.from(body + table + trailer, 'latin1')
  return { name, mimeType: 'application/pdf', buffer }
}

/** A PDF of one page with one line of text. */
export const pdf = (name: string, text: string): TestFile =>
  onePage(name, `BT /F1 28 Tf 60 400 Td (${text}) Tj ET`, '/Font << /F1 5 0 R >>', [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])

/** A page that was scanned: one picture and nothing else. `filter` says how its bytes are read. */
export function scan(name: string, filter: string, bytes: Buffer): TestFile {
  const data = bytes.toString('latin1')
  return onePage(name, 'q 842 0 0 595 0 0 cm /I Do Q', '/XObject << /I 5 0 R >>', [
    `<< /Type /XObject /Subtype /Image ${filter} /Length ${data.length} >>\nstream\n${data}\nendstream`,
  ])
}

/** An Excel workbook with one sheet. */
export function excel(name: string, rows: readonly (readonly unknown[])[]): TestFile {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Lembar 1')
  const buffer: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name, mimeType, buffer }
}
