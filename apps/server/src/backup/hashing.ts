import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** A pipeline step that passes everything on; `digest` gives its SHA-256 once everything has passed. */
export function hashing(): { step: Transform; digest: () => string } {
  const hash = createHash('sha256')
  const step = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { step, digest: () => hash.digest('hex') }
}
