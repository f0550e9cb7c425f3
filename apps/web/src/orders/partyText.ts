import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import { list } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { ticketMessages } from './ticketMessages.ts'

/** What a ticket type is called; types that the office made itself keep their own name. */
export function useTicketLabel(): (type: string) => string {
  const t = useText(ticketMessages)
  return (type) => (isKnownTicket(type) ? t(type) : type)
}

/** A party in words: `Adult 2, Child 1`; nobody is left out who comes, nobody named who does not. */
export function usePartyText(): (participants: Participants) => string {
  const label = useTicketLabel()
  return (participants) =>
    list(
      Object.entries(participants)
        .filter(([, count]) => count > 0)
        .map(([type, count]) => `${label(type)} ${count}`),
    )
}

/** True for the usual types, whose names the screens translate. */
export function isKnownTicket(type: string): type is keyof typeof ticketMessages.en {
  return Object.hasOwn(ticketMessages.en, type)
}
