import { type Day, dayIn, instantIn } from '@tourdesk/domain/calendar'
import { isClosedFor, windowOf } from '@tourdesk/domain/crew/window'
import { type FeedUnit, type Leaving, leavingsSince, unitsInFeed } from '../../dispatch/feed/feedQuestions.ts'
import type { CrewCall } from '../../kernel/call.ts'
import { askTogether } from '../../kernel/question.ts'

/** The units of the days that a crew member sees: those they're on, and those they left during the tour. */
export async function ownUnits({
  db,
  actor,
  now,
}: Pick<CrewCall, 'db' | 'actor' | 'now'>): Promise<{ today: Day; units: FeedUnit[]; closed: Leaving[] }> {
  const today = dayIn(now)
  const { first, last } = windowOf(today)
  const operator = actor.operatorId
  const { units, leavings } = await askTogether(db, {
    units: unitsInFeed({ startDate: first, endDate: last, operator }, ['operator']),
    leavings: leavingsSince({ operator, since: instantIn(first, '00:00') }, ['operator']),
  })
  const own = new Set(units.map(({ id }) => id))
  const closed = leavings.filter(
    ({ unit_id, tour_date, end_date, left_at }) =>
      !own.has(unit_id) && isClosedFor({ date: tour_date, endDate: end_date }, left_at, today),
  )
  return { today, units, closed }
}
