import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The next free day of a product, as days from today. The count is stored in the product's folder, since each
 * file has its own process.
 */
export function nextEmptyDay(folder: string): number {
  const path = join(folder, 'emptyDays')
  const next = existsSync(path) ? Number(readFileSync(path, 'utf8')) + 3 : 91
  writeFileSync(path, String(next))
  return next
}
