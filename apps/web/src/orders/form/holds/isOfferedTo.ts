import type { WaitingEntry } from '@tourdesk/contract/departures/waitingList'
import type { WantedHold } from '@tourdesk/domain/orders/wantedHold'

/** True if the places are held for a party of the waiting list already. */
export function isOfferedTo(party: WaitingEntry, wanted: WantedHold): boolean {
  return (
    party.tour._id === wanted.tour &&
    party.group_type === wanted.group_type &&
    party.language === wanted.language &&
    party.people >= wanted.people &&
    party.dates.some(({ date, state }) => date === wanted.date && state === 'offered')
  )
}
