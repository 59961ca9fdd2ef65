import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive: its text, or compressed bytes with the size and the flags that the archive declares. */
type Content = string | { bytes: Buffer; size: number; flags?: number }

/** A file of an archive, compressed. */
export const zipped = (content: Buffer, size = content.length): Content => {
  return { bytes: deflateRawSync(content), size }
}

/**
 * Writes a ZIP archive, also one that is not true.
 *
 * @param encode writes a name as bytes
 */
export function zip(
  files: Record<string, Content>,
  encode: (name: string) => Buffer = (name) => Buffer.from(name),
): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [text, content] of Object.entries(files)) {
    const name = encode(text)
    const [bytes, size] =
      typeof content === 'string'
        ? [deflateRawSync(content), Buffer.byteLength(content)]
        : [content.bytes, content.size]
    const crc = typeof content === 'string' ? crc32(content) : 0
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(typeof content === 'string' ? 0 : (content.flags ?? 0), 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc, 10)
    fields.writeUInt32LE(bytes.length, 14)
    fields.writeUInt32LE(size, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, bytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fields, place, name]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
