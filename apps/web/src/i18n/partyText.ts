import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import { countedTicket } from '@tourdesk/words/countedTicket'
import { isStandardTicket } from '@tourdesk/words/vocabulary'
import { list } from './format.ts'
import { useLanguage } from './language.ts'
import { ticketMessages } from './ticketMessages.ts'
import { useText } from './useText.ts'

/** The label of a ticket type; types that the office added keep their name. */
export function useTicketLabel(): (type: string) => string {
  const t = useText(ticketMessages)
  return (type) => (isStandardTicket(type) ? t(type) : type)
}

/** A party in words: `2 adults, 1 child`, without empty types. */
export function usePartyText(): (participants: Participants) => string {
  const { language } = useLanguage()
  return (participants) =>
    list(
      Object.entries(participants)
        .filter(([, count]) => count > 0)
        .map(([type, count]) => countedTicket(type, count, language)),
    )
}
