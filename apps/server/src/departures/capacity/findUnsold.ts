import type { departures, UnsoldKind } from '@tourdesk/contract/departures/departures'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import { isClosed } from '@tourdesk/domain/catalogue/departureDays'
import { placesOfDay } from '@tourdesk/domain/departures/capacity/placesOfMonth'
import { isClosedFor } from '@tourdesk/domain/departures/closed'
import type { z } from 'zod'
import type { Call } from '../../kernel/call.ts'
import { ask, askTogether, questionOf } from '../../kernel/question.ts'
import { closuresOn, unsold } from '../closureRows.ts'
import { heldOn } from './heldOn.ts'
import { rulesOf } from './rulesOfDeparture.ts'
import { salesOnDay } from './salesOf.ts'

/** The groups and languages of tours for which nothing can be sold on a day: its departures are full or closed. */
export async function findUnsold(
  { db, now }: Call<Person>,
  { date }: z.output<typeof departures.unsold.query>,
): Promise<UnsoldKind[]> {
  const tours = db
    .selectFrom('tours')
    .select(['id', 'group_types as groupTypes', 'unavailability_dates as unavailabilityDates'])
    .select(rulesOf('tours.id').as('rules'))
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
  const found = await askTogether(db, {
    tours: questionOf(tours),
    sales: salesOnDay(date),
    closures: closuresOn({ startDate: date, endDate: date }),
  })
  const ids = found.sales.map(({ id }) => id)
  const held = ids.length === 0 ? [] : await ask(db, heldOn(ids, now))
  return found.tours.flatMap((tour) => {
    const stored = found.sales.find(({ tour_id }) => tour_id === tour.id)
    const sales = stored && { ...stored, held: held.filter(({ departure }) => departure === stored.id) }
    return tour.groupTypes.flatMap(({ group_type, languages }) =>
      languages.flatMap(({ language }): UnsoldKind[] => {
        const party = { group_type, language }
        const isOff = (day: Day) =>
          isClosed(day, tour, party) ||
          isClosedFor(stored ?? unsold(found.closures, { tour: tour.id, date: day }), party)
        const { state } = placesOfDay(date, party, { rules: tour.rules, isClosed: isOff }, sales)
        return state === 'sold_out' || state === 'closed' ? [{ tour: tour.id, ...party, state }] : []
      }),
    )
  })
}
