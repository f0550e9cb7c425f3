import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import type { Call } from '../kernel/call.ts'
import { ask } from '../kernel/question.ts'
import { presentUnit } from './present.ts'
import { unitsOfIds, unitsOn } from './units.ts'

/** One vehicle unit. Throws `not_found` (404). */
export async function showUnit({ db }: Call, id: string): Promise<VehicleUnit> {
  const [unit] = await ask(db, unitsOfIds([id]))
  if (!unit) throw new Problem('not_found')
  return presentUnit(unit)
}

/** All vehicle units of a date, of all tours. */
export async function unitsOfDate({ db }: Call, date: Day): Promise<VehicleUnit[]> {
  return (await ask(db, unitsOn({ startDate: date, endDate: date }))).map(presentUnit)
}
