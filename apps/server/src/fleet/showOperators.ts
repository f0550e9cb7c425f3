import type { OperatorOnDay, OperatorRecord } from '@tourdesk/contract/fleet/operators'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type Day, type DayRange, dayIn } from '@tourdesk/domain/calendar'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import type { Selectable } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { compiled } from '../kernel/compiled.ts'
import { askTogether } from '../kernel/question.ts'
import type { Operators } from '../schema/fleet.ts'
import { everyDay, type RangesOf, rangesOn } from './availability.ts'
import { operatorRows, toOperator } from './operators.ts'
import { type StateOf, statesOn } from './states.ts'

/** Everyone who works here, with today's state and the ranges on the days. */
export async function showOperators({ db, now }: Call, days: DayRange): Promise<OperatorRecord[]> {
  const today = dayIn(now)
  const { rows, stateOf, rangesOf } = await askTogether(db, {
    rows: operatorRows(),
    stateOf: statesOn({ start: today, end: today }),
    rangesOf: rangesOn('Operator', days),
  })
  return rows.map((row) => toRecord(row, stateOf, rangesOf))
}

/** One operator with all ranges. Throws `not_found` (404), also for a deleted one. */
export async function showOperator({ db, now }: Call, id: string): Promise<OperatorRecord> {
  const today = dayIn(now)
  const { rows, stateOf, rangesOf } = await askTogether(db, {
    rows: operatorById({ id }),
    stateOf: statesOn({ start: today, end: today }),
    rangesOf: rangesOn('Operator', everyDay, id),
  })
  const [row] = rows
  if (!row) throw new Problem('not_found')
  return toRecord(row, stateOf, rangesOf)
}

/** Operators with their state on a date, of one role if given. */
export async function showOperatorsOnDate(
  { db }: Call,
  { date, role }: { date: Day; role?: OperatorRole | undefined },
): Promise<OperatorOnDay[]> {
  const { rows, stateOf } = await askTogether(db, {
    rows: operatorRows(),
    stateOf: statesOn({ start: date, end: date }),
  })
  return ofRole(rows, role).map((row) => ({ ...toOperator(row), ...stateOf(row.id) }))
}

/** Operators of a role, or all. */
export function ofRole<T extends { role: OperatorRole }>(all: T[], role: OperatorRole | undefined): T[] {
  return role ? all.filter((operator) => operator.role === role) : all
}

const operatorById = compiled((db, { id }: { id: string }) =>
  db.selectFrom('operators').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
)

function toRecord(row: Selectable<Operators>, stateOf: StateOf, rangesOf: RangesOf): OperatorRecord {
  return {
    ...toOperator(row),
    dayStatus: stateOf(row.id).dayStatus,
    availability: rangesOf(row.id),
    updatedAt: row.updated_at.toISOString(),
  }
}
