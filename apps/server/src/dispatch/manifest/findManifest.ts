import type { manifests } from '@tourdesk/contract/dispatch/manifests'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Answer } from '@tourdesk/contract/kernel/route'
import type { Day } from '@tourdesk/domain/calendar'
import { type SheetKind, unassigned } from '@tourdesk/domain/dispatch/manifest/sheet'
import { sheetDiff } from '@tourdesk/domain/dispatch/manifest/sheetDiff'
import type { Locale } from '@tourdesk/words/vocabulary'
import type { Call } from '../../kernel/call.ts'
import { handedOutOf } from './handedOut.ts'
import { lastOfKind } from './lastOfKind.ts'
import { presentSheet } from './presentSheet.ts'
import { readDay } from './readDay.ts'
import { whereUnitIs } from './whereUnitIs.ts'

interface Asked {
  kind: SheetKind
  locale: Locale
  date?: Day | undefined
}

/**
 * The sheet of a unit, and what changed since the last version of this kind and language. Throws `not_found`
 * (404) for an unknown unit, and for the people on no vehicle if no day is given.
 */
export async function findManifest(
  call: Call,
  unitId: string,
  { kind, locale, date }: Asked,
): Promise<Answer<typeof manifests.get>> {
  if (unitId === unassigned) {
    if (!date) throw new Problem('not_found')
    const { unassigned: rest } = await readDay(call, { date })
    return { sheet: presentSheet(rest.sheetFor(kind)), handedOut: null, changes: null }
  }
  const { units } = await readDay(call, await whereUnitIs(call, unitId))
  const unit = units.find(({ row }) => row.id === unitId)
  if (!unit) throw new Problem('not_found')
  const sheet = unit.sheetFor(kind)
  const before = (await lastOfKind(call, [unitId], { kind, locale })).get(unitId)
  return {
    sheet: presentSheet(sheet),
    handedOut: handedOutOf(unit),
    changes: before ? { since: before.version, data: sheetDiff(before.sheet, sheet) } : null,
  }
}
