import { createHash } from 'node:crypto'

/** A hash of what a preview was worked out from. */
export function hashOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
