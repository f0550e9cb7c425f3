import { addDays, type Day } from '@tourdesk/domain/calendar'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { BookingHabit } from './bookingMoment.ts'
import { type Departure, drawDeparture } from './departure.ts'
import { drawEntry } from './entry.ts'
import type { Guest } from './guest.ts'
import { drawParty } from './party.ts'
import { drawPickup } from './places.ts'
import type { Drawing } from './plannedOrder.ts'
import type { Sale } from './sale.ts'
import { nearestOpenDay, nextOpenDay } from './tourDays.ts'
import { weighted } from './weighted.ts'

/** What's drawn for an order before its tours are. */
export interface Request {
  sale: Sale
  guest: Guest
  day: Day
  habit: BookingHabit
}

/**
 * A daily order: one tour, or several on consecutive days. Null if its tour has no open day near the desired
 * one.
 */
export function drawDailyEntries(
  drawing: Drawing,
  request: Request,
  joined: Departure | null,
): { departure: Departure; entries: EntryDraft[] } | null {
  const { random, market, now } = drawing
  const { sale, guest, habit } = request
  const wish = {
    language: guest.language,
    allowsPrivate: sale.account.isMain || sale.account.allowPrivateGroup,
  }
  const departure = joined ?? drawDeparture(random, market, wish)
  const date = nearestOpenDay(request.day, { tour: departure.tour, choice: departure, habit, now })
  if (date === null) return null

  const trip = {
    party: drawParty(random, departure),
    pickup: drawPickup(drawing, departure.group_type),
    isOffice: sale.by.account.isMain,
  }
  const entries = [drawEntry(drawing, departure, date, trip)]
  const isShared = departure.group_type !== 'private_group'
  for (let more = isShared ? drawMore(drawing) : 0; more > 0; more--) {
    const other = drawDeparture(random, market, { ...wish, allowsPrivate: false })
    const party = drawParty(random, other)
    const last = entries.at(-1)?.date ?? date
    const next = nextOpenDay(addDays(last, 1), { tour: other.tour, choice: other, habit, now })
    if (next !== null) entries.push(drawEntry(drawing, other, next, { ...trip, party }))
  }
  return { departure, entries }
}

function drawMore({ random }: Drawing): number {
  return weighted(random, [
    [0, 74],
    [1, 18],
    [2, 6],
    [3, 2],
  ])
}
