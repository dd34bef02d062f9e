import { crc32, deflateRawSync } from 'node:zlib'

const header = (signature: number, name: string, data: Buffer, packed: Buffer) => {
  const central = signature === 0x02014b50
  const fields = Buffer.alloc(central ? 46 : 30)
  fields.writeUInt32LE(signature, 0)
  const at = central ? 6 : 4
  fields.writeUInt16LE(20, at)
  fields.writeUInt16LE(8, at + 4)
  fields.writeUInt32LE(crc32(data), at + 10)
  fields.writeUInt32LE(packed.length, at + 14)
  fields.writeUInt32LE(data.length, at + 18)
  fields.writeUInt16LE(name.length, at + 22)
  return fields
}

/** A zip archive of texts, as office files are. */
export const zipOf = (texts: Record<string, string>): Buffer => {
  const body: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(texts)) {
    const data = Buffer.from(text)
    const packed = deflateRawSync(data)
    const local = header(0x04034b50, name, data, packed)
    const entry = header(0x02014b50, name, data, packed)
    entry.writeUInt32LE(offset, 42)
    directory.push(entry, Buffer.from(name))
    body.push(local, Buffer.from(name), packed)
    offset += local.length + name.length + packed.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(texts).length, 8)
  end.writeUInt16LE(Object.keys(texts).length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...body, listing, end])
}
