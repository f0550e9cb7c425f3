import { defineMessages } from '../i18n/messages.ts'

/** Names of the usual ticket types; the office may add others (TICK-02). */
export const ticketMessages = defineMessages({
  en: { adult: 'Adult', child: 'Child', infant: 'Infant', student: 'Student', senior: 'Senior' },
  he: { adult: 'מבוגר', child: 'ילד', infant: 'תינוק', student: 'סטודנט', senior: 'גיל הזהב' },
})
