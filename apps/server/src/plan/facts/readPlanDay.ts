import type { Day } from '@tourdesk/domain/calendar'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import type { Call } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { askTogether } from '../../kernel/question.ts'
import { planDayOf } from './planDayOf.ts'
import { planQuestions } from './planQuestions.ts'
import { type ShownDay, shownDayOf } from './shownDay.ts'

/** What's planned: a day, or one tour on it. */
export interface DayToPlan {
  date: Day
  tour: string | null
}

/** The facts of a day, with what's shown of them. */
export interface ReadPlanDay {
  facts: PlanDay
  shown: ShownDay
}

/** Reads the facts from which a day is planned, in one round trip. Equal data gives equal facts, also in their order. */
export async function readPlanDay(
  { db, now }: Pick<Call, 'now'> & { db: Db | Tx },
  asked: DayToPlan,
): Promise<ReadPlanDay> {
  const stored = await askTogether(db, planQuestions(asked.date, now))
  const facts = planDayOf(stored, asked)
  return { facts, shown: shownDayOf(stored, facts) }
}

/**
 * Reads the facts of a day again, to compare them with those of a proposal: cars and people are busy on the same days
 * then, even if a longer tour has been booked since.
 */
export async function readPlanDayAgain(
  { db, now }: Pick<Call, 'now'> & { db: Db | Tx },
  { tour }: Pick<DayToPlan, 'tour'>,
  before: PlanDay,
): Promise<PlanDay> {
  const { date } = before
  return planDayOf(await askTogether(db, planQuestions(date, now)), {
    date,
    tour,
    lastDay: lastDayOf(before),
  })
}

function lastDayOf({ date, parties }: PlanDay): Day {
  return parties.reduce((last, { endDate }) => (endDate > last ? endDate : last), date)
}
