import { isStandardTicket } from '@tourdesk/contract/words'
import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import { list } from './format.ts'
import { ticketMessages } from './ticketMessages.ts'
import { useText } from './useText.ts'

/** The label of a ticket type; the office's own types keep their name. */
export function useTicketLabel(): (type: string) => string {
  const t = useText(ticketMessages)
  return (type) => (isStandardTicket(type) ? t(type) : type)
}

/** A party in words: `Adult 2, Child 1`, without empty types. */
export function usePartyText(): (participants: Participants) => string {
  const label = useTicketLabel()
  return (participants) =>
    list(
      Object.entries(participants)
        .filter(([, count]) => count > 0)
        .map(([type, count]) => `${label(type)} ${count}`),
    )
}
