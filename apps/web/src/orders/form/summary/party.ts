import { isLocked, isSingleTour, partyOf } from '@tourdesk/domain/entries/entry'
import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { adultTicket } from '@tourdesk/domain/pricing/vocabulary'

/** People by ticket type over entries that aren't canceled; single tours count as adults. */
export function countParty({
  selectedTours,
  orderType,
}: Pick<OrderDraft, 'selectedTours' | 'orderType'>): Participants {
  const counts: Participants = {}
  for (const entry of selectedTours) {
    if (isLocked(entry)) continue
    const party = isSingleTour(orderType) ? { [adultTicket]: partyOf(entry, orderType) } : entry.participants
    for (const [type, count] of Object.entries(party)) {
      if (count > 0) counts[type] = (counts[type] ?? 0) + count
    }
  }
  return counts
}
