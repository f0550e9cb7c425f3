import { defineMessages } from '../../../i18n/messages.ts'

/** What a form says when a colleague has deleted its record. */
export const deletedMessages = defineMessages({
  en: {
    title: 'Someone has deleted “{name}”.',
    copy: 'Nothing you typed is lost: copy what you need before you close.',
    copyOrAdd: 'Nothing you typed is lost: add it as new, or copy what you need before you close.',
    addAsNew: 'Add as new',
  },
  he: {
    title: 'מישהו מחק את ״\u2068{name}\u2069״.',
    copy: 'מה שהקלדת עדיין כאן. אפשר להעתיק את מה שצריך לפני הסגירה.',
    copyOrAdd: 'מה שהקלדת עדיין כאן. אפשר להוסיף כפריט חדש, או להעתיק את מה שצריך לפני הסגירה.',
    addAsNew: 'הוספה כפריט חדש',
  },
})
