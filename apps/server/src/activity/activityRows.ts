import type { ActivityFilter } from '@tourdesk/contract/lists'
import type { Person } from '@tourdesk/domain/access/actor'
import { events } from '@tourdesk/domain/activity/events'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { likeAnywhere, startingWith } from '../kernel/containing.ts'

/** The rows that match the filters and the caller may see: all in the office, its own in an agency. */
export function activityRows({ db, actor }: Call<Person>, asked: ActivityFilter) {
  const { user, actor: kind, entity, action, account, startDate, endDate, search, thing, date } = asked
  const own = actor.account.isMain ? account : actor.account._id
  let rows = db.selectFrom('audit_log')
  if (own) rows = rows.where('account_id', '=', own)
  if (account && own !== account) rows = rows.where(sql<boolean>`false`)
  if (user) rows = rows.where('user_id', '=', user)
  if (kind) rows = rows.where('actor_kind', '=', kind)
  if (entity) rows = rows.where('entity_kind', '=', entity)
  if (action) {
    const event = events[action]
    rows = rows.where('entity_kind', '=', event.subject).where('action', '=', event.action)
  }
  if (thing) rows = rows.where(date ? isOfDeparture(thing, date) : sql<boolean>`entity_id = ${thing}`)
  if (startDate) rows = rows.where('at', '>=', startOfDay(startDate))
  if (endDate) rows = rows.where('at', '<', startOfDay(addDays(endDate, 1)))
  if (search) rows = rows.where(isNamed(search))
  return rows
}

/** Matches a tour's departure on a day, and its vehicles, including deleted ones. */
function isOfDeparture(tour: string, date: Day): RawBuilder<boolean> {
  const departure = sql`(select id from tour_events where tour_id = ${tour} and tour_date = ${date})`
  return sql`(
    (entity_kind = 'TourEvent' and entity_id = ${departure})
    or (entity_kind = 'TourCar' and details ->> 'departure' = ${departure}::text)
    or (entity_kind = 'TourCar' and entity_id = any (
      select id from vehicle_units where tour_id = ${tour} and tour_date = ${date}
    ))
  )`
}

/** The trigram index needs three letters, so one or two only find words that begin with them. */
function isNamed(search: string): RawBuilder<boolean> {
  const name = search.trim().toLowerCase()
  if (name.length > 2) return sql`search_name like ${likeAnywhere(name)}`
  return sql`(search_name like ${startingWith(name)} or search_name like ${`% ${startingWith(name)}`})`
}

/** Midnight in Jerusalem, in summer and in winter time. */
function startOfDay(day: Day) {
  return sql<Date>`(${day}::date)::timestamp at time zone 'Asia/Jerusalem'`
}
