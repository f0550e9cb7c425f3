import { createHash } from 'node:crypto'
import { comparedText } from '@tourdesk/domain/dispatch/manifest/comparedText'
import type { Sheet } from '@tourdesk/domain/dispatch/manifest/sheet'

/** Two sheets with the same hash say the same, as far as a reader has to know (MAN-22). */
export function sheetHash(sheet: Sheet): string {
  return createHash('sha256').update(comparedText(sheet)).digest('hex')
}
