import type { HandedOut } from '@tourdesk/contract/dispatch/manifests'
import type { UnitOfDay } from './readDay.ts'
import { sheetHash } from './sheetHash.ts'

/** The last version of a unit that was handed out, and whether it's outdated. */
export function handedOutOf({ sheetFor, last }: UnitOfDay): HandedOut | null {
  if (!last) return null
  const { version, kind, locale } = last
  return { version, kind, locale, isChanged: sheetHash(sheetFor(kind)) !== last.compared_hash }
}
