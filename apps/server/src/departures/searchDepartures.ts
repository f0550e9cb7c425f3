import { type SearchHit, searchLimits } from '@tourdesk/contract/search/search'
import { addDays, type Day, dayIn, dayText } from '@tourdesk/domain/calendar'
import { namedDays, pastDays } from '@tourdesk/domain/search/namedDays'
import type { Sought } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import { byName } from '../kernel/byName.ts'
import type { Call } from '../kernel/call.ts'
import { containingAll } from '../kernel/containing.ts'
import type { Db } from '../kernel/database.ts'
import { answering, type Question, questionOf } from '../kernel/question.ts'
import { isOpenOrBooked } from './isOpenOrBooked.ts'

/** How many departures are examined, nearest first, to find those that aren't entirely canceled. */
const mostLookedAt = 60

/** The departures on days named in the search; else those of tours that match it, the next ones first. */
export function searchDepartures(
  call: Pick<Call, 'db' | 'scope' | 'now'>,
  query: string,
  sought: Sought,
): Question<SearchHit[]> {
  const { db } = call
  const today = dayIn(call.now)
  const days = namedDays(query, today)
  const near = days.length > 0 ? onDays(db, days) : ofTours(db, sought, today)
  const found = db
    .selectFrom(near.limit(mostLookedAt).as('tour_events'))
    .select(['tour_events.id', 'tour_id', 'tour_date', 'name', 'state', 'is_guaranteed'])
    .where(isOpenOrBooked(call))
    .orderBy('nearness')
    .orderBy(byName('name'))
    .orderBy('tour_events.id')
    .limit(searchLimits.each)
  return answering(questionOf(found), (rows) =>
    rows.map((row) => ({
      _id: row.id,
      title: row.name,
      subtitle: dayText(row.tour_date),
      href: `/assignments/calendar?date=${row.tour_date}&tour=${row.tour_id}`,
      departure: { state: row.state, guaranteed: row.is_guaranteed },
    })),
  )
}

/** Departures on the days, in the order of the days. */
function onDays(db: Db, days: Day[]) {
  return departures(db)
    .select(sql<number>`array_position(${days}::date[], tour_date)`.as('nearness'))
    .where(sql<boolean>`tour_date = any(${days})`)
    .orderBy('nearness')
    .orderBy(byName('tours.name'))
}

/** Departures of matching tours, from today on, then those of the last weeks. */
function ofTours(db: Db, sought: Sought, today: Day) {
  const past = sql<number>`case when tour_date < ${today} then 1000000 else 0 end`
  return departures(db)
    .select(sql<number>`${past} + abs(tour_date - ${today}::date)`.as('nearness'))
    .where('tour_date', '>=', addDays(today, -pastDays))
    .where(containingAll(sql`tours.find_text`, sought))
    .orderBy('nearness')
    .orderBy(byName('tours.name'))
}

function departures(db: Db) {
  return db
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_events.id', 'tour_id', 'tour_date', 'tours.name'])
    .select(['state', 'is_guaranteed'])
}
