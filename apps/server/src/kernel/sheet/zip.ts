import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive, its text made while it is written. */
export interface ZipEntry {
  name: string
  chunks: Iterable<string> | AsyncIterable<string>
}

interface Written {
  name: Buffer
  start: number
  checksum: number
  packed: number
  unpacked: number
}

/** A ZIP archive as it grows: nothing of it is kept but the table of contents at its end. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let length = 0
  for (const entry of entries) {
    const start = length
    const name = Buffer.from(entry.name)
    const head = localHead(name)
    length += head.length
    yield head
    const sum = { checksum: 0, unpacked: 0 }
    let packed = 0
    const packing = createDeflateRaw()
    pipeline(Readable.from(counted(entry.chunks, sum)), packing, () => {})
    for await (const chunk of packing as AsyncIterable<Buffer>) {
      packed += chunk.length
      yield chunk
    }
    const done = { name, start, packed, ...sum }
    const tail = descriptor(done)
    length += packed + tail.length
    yield tail
    written.push(done)
  }
  const contents = Buffer.concat(written.map(contentsLine))
  yield Buffer.concat([contents, endOfContents(written.length, contents.length, length)])
}

async function* counted(chunks: ZipEntry['chunks'], sum: { checksum: number; unpacked: number }) {
  for await (const text of chunks) {
    const bytes = Buffer.from(text)
    sum.checksum = crc32(bytes, sum.checksum)
    sum.unpacked += bytes.length
    yield bytes
  }
}

const version = 20
/** Sizes stand behind the data (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808
const deflated = 8
/** The first day an archive knows: the files in it have no day of their own. */
const firstDay = 0x21

function localHead(name: Buffer): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflated, 8)
  head.writeUInt16LE(firstDay, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ checksum, packed, unpacked }: Written): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(0x08074b50, 0)
  bytes.writeUInt32LE(checksum, 4)
  bytes.writeUInt32LE(packed, 8)
  bytes.writeUInt32LE(unpacked, 12)
  return bytes
}

function contentsLine({ name, start, checksum, packed, unpacked }: Written): Buffer {
  const line = Buffer.alloc(46)
  line.writeUInt32LE(0x02014b50, 0)
  line.writeUInt16LE(version, 4)
  line.writeUInt16LE(version, 6)
  line.writeUInt16LE(flags, 8)
  line.writeUInt16LE(deflated, 10)
  line.writeUInt16LE(firstDay, 14)
  line.writeUInt32LE(checksum, 16)
  line.writeUInt32LE(packed, 20)
  line.writeUInt32LE(unpacked, 24)
  line.writeUInt16LE(name.length, 28)
  line.writeUInt32LE(start, 42)
  return Buffer.concat([line, name])
}

function endOfContents(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(start, 16)
  return end
}
