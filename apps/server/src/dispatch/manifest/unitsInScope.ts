import { mostPrintedUnits, type PrintScope } from '@tourdesk/contract/dispatch/manifests'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import type { Reader } from '../../kernel/call.ts'
import type { ReadDay, SheetSource, UnitOfDay } from './readDay.ts'
import { whereUnitIs } from './whereUnitIs.ts'

/** The day of a print, and the tour if it's about one departure. Throws `not_found` (404). */
export async function dayOfScope(
  tx: Reader['db'],
  scope: PrintScope,
): Promise<{ date: Day; tour?: string | undefined }> {
  if ('date' in scope) return { date: scope.date }
  if ('tourCar' in scope) return whereUnitIs({ db: tx }, scope.tourCar)
  const departure = await tx
    .selectFrom('tour_events')
    .select(['tour_date as date', 'tour_id as tour'])
    .where('id', '=', scope.tourEvent)
    .executeTakeFirst()
  if (!departure) throw new Problem('not_found')
  return departure
}

/**
 * What a print covers: units of a day by first pickup, and the people on no vehicle if it's for the whole
 * day. Throws `not_found` (404) if that's nothing, and `too_many_units` (400).
 */
export function unitsInScope(
  { units, unassigned }: ReadDay,
  scope: PrintScope,
): { units: UnitOfDay[]; unassigned: SheetSource | null } {
  const chosen = units.filter((unit) => isInScope(unit, scope)).toSorted(inOrder)
  const isOfDay = 'date' in scope && !('carSupplier' in scope) && !('operator' in scope)
  const rest = isOfDay && unassigned.facts.parties.length > 0 ? unassigned : null
  if (chosen.length === 0 && !rest) throw new Problem('not_found')
  if (chosen.length > mostPrintedUnits)
    throw new Problem('too_many_units', { params: { limit: mostPrintedUnits } })
  return { units: chosen, unassigned: rest }
}

function isInScope({ row }: UnitOfDay, scope: PrintScope): boolean {
  if ('tourCar' in scope) return row.id === scope.tourCar
  if ('tourEvent' in scope) return row.tour_event_id === scope.tourEvent
  if ('carSupplier' in scope) return row.car_supplier_id === scope.carSupplier
  if ('operator' in scope) return row.crew.some(({ id }) => id === scope.operator)
  return true
}

function inOrder(a: UnitOfDay, b: UnitOfDay): number {
  return keyOf(a) < keyOf(b) ? -1 : 1
}

function keyOf({ row, facts }: UnitOfDay): string {
  const times = facts.parties.flatMap(({ pickup }) => pickup?.time ?? []).toSorted()
  return `${times[0] ?? '99:99'} ${row.tour} ${row.id}`
}
