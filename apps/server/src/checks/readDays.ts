import type { Day } from '@tourdesk/domain/calendar'
import type { Db } from '../kernel/database.ts'
import { askTogether } from '../kernel/question.ts'
import { type CheckedDay, checkedDays } from './checkedDays.ts'
import { dayQuestions } from './dayQuestions.ts'
import { signOffsOn } from './signOff/signOffsOn.ts'

/** A day with its findings, and who signed it off last. */
export interface SignedDay extends CheckedDay {
  signedOff: { name: string; at: Date } | null
}

/** The days of a range, read in one round trip. */
export async function readDays(
  db: Db,
  days: { startDate: Day; endDate: Day },
  now: Date,
): Promise<SignedDay[]> {
  const { signOffs, ...stored } = await askTogether(db, {
    ...dayQuestions(days, now),
    signOffs: signOffsOn(days),
  })
  return checkedDays(stored, days, now).map((day) => {
    const last = signOffs.find(({ date }) => date === day.date)
    return { ...day, signedOff: last ? { name: last.name, at: last.at } : null }
  })
}
