import type { OperatorOnDay, OperatorRecord } from '@tourdesk/contract/fleet'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type Day, type DayRange, dayIn } from '@tourdesk/domain/calendar'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import type { Selectable } from 'kysely'
import { findStates, type StateOf } from '../dispatch/findStates.ts'
import type { Call } from '../kernel/call.ts'
import type { Operators } from '../kernel/schema/fleet.ts'
import { everyDay, findRanges, type RangesOf } from './availability.ts'
import { findOperatorRows, findOperators, toOperator } from './operators.ts'

/** Everybody who works here, with the state of today and the ranges on the days (OPR-04, OPR-06). */
export async function showOperators({ db, now }: Call, days: DayRange): Promise<OperatorRecord[]> {
  const today = dayIn(now)
  const [rows, stateOf, rangesOf] = await Promise.all([
    findOperatorRows(db),
    findStates(db, { start: today, end: today }),
    findRanges(db, days),
  ])
  return rows.map((row) => toRecord(row, stateOf, rangesOf))
}

/** One operator with all ranges (OPR-05). Throws `not_found` (404), for a deleted one too. */
export async function showOperator({ db, now }: Call, id: string): Promise<OperatorRecord> {
  const today = dayIn(now)
  const [row, stateOf, rangesOf] = await Promise.all([
    db
      .selectFrom('operators')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
    findStates(db, { start: today, end: today }),
    findRanges(db, everyDay, id),
  ])
  if (!row) throw new Problem('not_found')
  return toRecord(row, stateOf, rangesOf)
}

/** Operators with their state on a date, of one role when named (HOLE-O76). */
export async function showOperatorsOnDate(
  { db }: Call,
  { date, role }: { date: Day; role?: OperatorRole | undefined },
): Promise<OperatorOnDay[]> {
  const [all, stateOf] = await Promise.all([findOperators(db), findStates(db, { start: date, end: date })])
  return ofRole(all, role).map((operator) => ({ ...operator, ...stateOf(operator._id) }))
}

/** Those of a role, or all. */
export function ofRole<T extends { role: OperatorRole }>(all: T[], role: OperatorRole | undefined): T[] {
  return role ? all.filter((operator) => operator.role === role) : all
}

function toRecord(row: Selectable<Operators>, stateOf: StateOf, rangesOf: RangesOf): OperatorRecord {
  return {
    ...toOperator(row),
    dayStatus: stateOf(row.id).dayStatus,
    availability: rangesOf(row.id),
    updatedAt: row.updated_at.toISOString(),
  }
}
