import type { HandedOut } from '@tourdesk/contract/dispatch/manifests'
import { sheetOf } from '@tourdesk/domain/dispatch/manifest/sheetOf'
import type { UnitOfDay } from './readDay.ts'
import { sheetHash } from './sheetHash.ts'

/** The last version of a unit that was handed out, and whether it's outdated. */
export function handedOutOf({ facts, last }: UnitOfDay, suppliersSeePhones: boolean): HandedOut | null {
  if (!last) return null
  const { version, kind, locale } = last
  const now = sheetOf(facts, { kind, suppliersSeePhones })
  return { version, kind, locale, isChanged: sheetHash(now) !== last.compared_hash }
}
