import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'

/** `2 adults, 1 child`; ticket types of the business's own stay as they named them. */
export function ticketsText(participants: Participants, language: MessageLanguage): string {
  return Object.entries(participants)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => {
      const [one, many] = names[language][type] ?? [type, type]
      if (language === 'he' && count === 1) return `${one} 1`
      return `${count} ${count === 1 ? one : many}`
    })
    .join(', ')
}

const names: Record<MessageLanguage, Record<string, [one: string, many: string]>> = {
  en: { adult: ['adult', 'adults'], child: ['child', 'children'], infant: ['infant', 'infants'] },
  he: { adult: ['מבוגר', 'מבוגרים'], child: ['ילד', 'ילדים'], infant: ['תינוק', 'תינוקות'] },
}
