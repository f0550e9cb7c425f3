import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file in an archive; its text is generated while it's written. */
export interface ZipEntry {
  name: string
  chunks: Iterable<string> | AsyncIterable<string>
}

/** Streams a ZIP archive whose entries are from `madeAt`, or from now. A failing entry aborts it, and the entries stop when the reader does. */
export async function* zip(entries: readonly ZipEntry[], madeAt = new Date()): AsyncGenerator<Buffer> {
  const archive = new ZipFile()
  const output = Readable.from(archive.outputStream, { objectMode: false })
  const sources = entries.map(({ name, chunks }) => {
    const source = Readable.from(chunks, { objectMode: false })
    source.on('error', (error) => output.destroy(error))
    archive.addReadStream(source, name, { mtime: madeAt })
    return source
  })
  archive.end()
  try {
    yield* output
  } finally {
    for (const source of sources) source.destroy()
  }
}
