import assert from 'node:assert'

/** What is signed, and the signature, as a verifier takes them out of the file. */
export const takeApart = (pdf: Buffer) => {
  const numbers = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString('latin1'))
  const [start = 0, length = 0, next = 0, rest = 0] = (numbers?.slice(1) ?? []).map(Number)
  assert.equal(next + rest, pdf.length)
  const hex = pdf.subarray(start + length + 1, next - 1).toString('latin1')
  const padded = Buffer.from(hex, 'hex')
  // A DER sequence with a length of two bytes; the rest of the room is zeroes.
  const cms = padded.subarray(0, padded.readUInt16BE(2) + 4)
  return {
    cms,
    content: Buffer.concat([
      pdf.subarray(start, start + length),
      pdf.subarray(next, next + rest),
    ]),
  }
}
