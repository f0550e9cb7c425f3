import type { DayPlaces, departures } from '@tourdesk/contract/departures/departures'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { addDays, addMonths, type Day } from '@tourdesk/domain/calendar'
import { dayInTime, isClosed } from '@tourdesk/domain/catalogue/departureDays'
import { placesOfMonth } from '@tourdesk/domain/departures/capacity/placesOfMonth'
import { shownPlaces } from '@tourdesk/domain/departures/capacity/shownPlaces'
import { isClosedFor } from '@tourdesk/domain/departures/closed'
import type { z } from 'zod'
import type { Call } from '../../kernel/call.ts'
import { ask, askTogether } from '../../kernel/question.ts'
import { closuresOn, unsold } from '../closureRows.ts'
import { heldOn } from './heldOn.ts'
import { rulesOf } from './rulesOfDeparture.ts'
import { salesBetween } from './salesOf.ts'

/** The places of a tour on each day of a month. Throws `not_found` (404). */
export async function findPlaces(
  { db, actor, now }: Call<Person>,
  { tour: id, month, group_type, language, hold, waiting }: z.output<typeof departures.places.query>,
): Promise<DayPlaces[]> {
  const tour = await db
    .selectFrom('tours')

    .select(['unavailability_dates as unavailabilityDates', 'booking_closes as bookingCloses'])
    .select([rulesOf('tours.id').as('rules')])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!tour) throw new Problem('not_found')
  const startDate = `${month}-01`
  const endDate = addDays(addMonths(startDate, 1), -1)
  const { sales, closures } = await askTogether(db, {
    sales: salesBetween({ tour: id, startDate, endDate }),
    closures: closuresOn({ startDate, endDate }),
  })
  const ids = sales.map((departure) => departure.id)
  const held =
    ids.length === 0 ? [] : await ask(db, heldOn(ids, now, { id: hold, account: actor.account._id, waiting }))
  const party = { group_type, language: language ?? null }
  const isOff = (date: Day) =>
    isClosedFor(
      sales.find((departure) => departure.date === date) ?? unsold(closures, { tour: id, date }),
      party,
    )
  const isInTime = (day: string) => dayInTime(day, tour.bookingCloses, { now, override: false }).ok
  const offered = {
    rules: tour.rules,
    isClosed: (day: string) => isClosed(day, tour, party) || isOff(day) || !isInTime(day),
  }
  const withHeld = sales.map((departure) => ({
    ...departure,
    held: held.filter((parties) => parties.departure === departure.id),
  }))
  return placesOfMonth(month, party, offered, withHeld).map(({ left, ...day }) => ({
    ...day,
    left: left === null ? null : shownPlaces(left, isAgencyMode(actor)),
    guaranteed: sales.some(
      ({ date, state, is_guaranteed }) => date === day.date && is_guaranteed && state !== 'canceled',
    ),
  }))
}
