import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of an archive, its text made while it is written. */
export interface ZipEntry {
  name: string
  chunks: Iterable<string> | AsyncIterable<string>
}

/** A ZIP archive as it grows: an entry that breaks off breaks it off, and whoever takes no more ends the entries. */
export async function* zip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const archive = new ZipFile()
  const output = Readable.from(archive.outputStream, { objectMode: false })
  const sources = entries.map(({ name, chunks }) => {
    const source = Readable.from(chunks, { objectMode: false })
    source.on('error', (error) => output.destroy(error))
    archive.addReadStream(source, name)
    return source
  })
  archive.end()
  try {
    yield* output
  } finally {
    for (const source of sources) source.destroy()
  }
}
