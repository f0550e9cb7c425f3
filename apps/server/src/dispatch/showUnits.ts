import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import type { Call } from '../kernel/call.ts'
import { askTogether } from '../kernel/question.ts'
import { settingsOf } from '../settings/readSettings.ts'
import { crewSection } from '../settings/sections/crew.ts'
import { presentUnit } from './present.ts'
import { unitsOfIds, unitsOn } from './units.ts'

/** One vehicle unit. Throws `not_found` (404). */
export async function showUnit({ db, now }: Call, id: string): Promise<VehicleUnit> {
  const { units, settings } = await askTogether(db, {
    units: unitsOfIds([id]),
    settings: settingsOf(crewSection),
  })
  const [unit] = units
  if (!unit) throw new Problem('not_found')
  return presentUnit(unit, { now, ...settings })
}

/** All vehicle units of a date, for all tours. */
export async function unitsOfDate({ db, now }: Call, date: Day): Promise<VehicleUnit[]> {
  const { units, settings } = await askTogether(db, {
    units: unitsOn({ startDate: date, endDate: date }),
    settings: settingsOf(crewSection),
  })
  return units.map((unit) => presentUnit(unit, { now, ...settings }))
}
