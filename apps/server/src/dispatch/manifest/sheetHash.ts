import { createHash } from 'node:crypto'
import { comparedText } from '@tourdesk/domain/dispatch/manifest/comparedText'
import type { Sheet } from '@tourdesk/domain/dispatch/manifest/sheet'

/** Sheets with the same hash say the same, as far as their reader is concerned. */
export function sheetHash(sheet: Sheet): string {
  return createHash('sha256').update(comparedText(sheet)).digest('hex')
}
