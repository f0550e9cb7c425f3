import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'
import { countedTicket } from '@tourdesk/words/countedTicket'

/** `2 adults, 1 child`; the business's own ticket types keep their names. */
export function ticketsText(participants: Participants, language: MessageLanguage): string {
  return Object.entries(participants)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => countedTicket(type, count, language))
    .join(', ')
}
