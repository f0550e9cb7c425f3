import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** A step of a pipeline that passes everything on; `digest` is the SHA-256 of it, once it's all through. */
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
