import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The next free day of a product, counted from today. Its folder keeps the count: each file has a process of its own. */
export function nextEmptyDay(folder: string): number {
  const path = join(folder, 'emptyDays')
  const next = existsSync(path) ? Number(readFileSync(path, 'utf8')) + 3 : 91
  writeFileSync(path, String(next))
  return next
}
