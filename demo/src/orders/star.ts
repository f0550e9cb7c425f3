import { addDays } from '@tourdesk/domain/calendar'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { Request } from './daily.ts'
import { drawOffer } from './departure.ts'
import { drawEntry } from './entry.ts'
import { drawParty } from './party.ts'
import { drawPickup } from './places.ts'
import type { Drawing } from './plannedOrder.ts'
import { nextOpenDay } from './tourDays.ts'

/** A star tour: its tours one after the other. Null if one has no open day soon after the previous one. */
export function drawStarEntries(
  drawing: Drawing,
  { sale, guest, day, habit }: Request,
): { starTour: string; entries: EntryDraft[] } | null {
  const { random, market, now } = drawing
  const star = random.pick(market.starTours)
  const trip = {
    party: drawParty(random, { group_type: 'small_group' }),
    pickup: drawPickup(drawing, 'small_group'),
    isOffice: sale.by.account.isMain,
  }
  const entries: EntryDraft[] = []
  for (const tour of star.tours) {
    const offer = drawOffer(random, tour, { language: guest.language, allowsPrivate: false })
    const from = addDays(entries.at(-1)?.date ?? addDays(day, -1), 1)
    const date = nextOpenDay(from, { tour, choice: offer, habit, now })
    if (date === null) return null
    entries.push(drawEntry(drawing, { tour, ...offer }, date, trip))
  }
  return { starTour: star._id, entries }
}
