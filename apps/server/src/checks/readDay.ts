import type { Day } from '@tourdesk/domain/calendar'
import { dayHash } from '@tourdesk/domain/checks/signOff'
import type { StoredUnit } from '../dispatch/units.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { askTogether } from '../kernel/question.ts'
import { type CheckedDay, checkedDay } from './checkedDays.ts'
import { dayQuestions } from './dayQuestions.ts'
import { departuresOn } from './signOff/departuresOn.ts'
import { type LastSignOff, lastSignOff } from './signOff/lastSignOff.ts'

/** A day as the office looks at it. */
export interface ReadDay extends CheckedDay {
  /** Changes with everything the day is made of. */
  hash: string
  signedOff: LastSignOff | null
}

/** The findings of a day with their marks, and who signed it off; read in one round trip. */
export async function readDay(db: Db | Tx, date: Day, now: Date): Promise<ReadDay> {
  const { departures, signedOff, ...stored } = await askTogether(db, {
    ...dayQuestions({ startDate: date, endDate: date }, now),
    departures: departuresOn({ date }),
    signedOff: lastSignOff(date),
  })
  const checked = checkedDay(stored, date, now)
  const units = stored.units.map(stateOf)
  return { ...checked, hash: dayHash({ departures, units }, checked.findings), signedOff }
}

/** A unit with the last reply of each guide and driver. */
function stateOf({ id, version, crew }: StoredUnit) {
  const replies = crew.map(({ id: operator, reply }) => ({ operator, reply: reply?.reply, at: reply?.at }))
  return { id, version, replies }
}
