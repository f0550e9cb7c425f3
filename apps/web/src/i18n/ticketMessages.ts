import { defineMessages } from './messages.ts'

/** Labels of the standard ticket types; the office can add others. */
export const ticketMessages = defineMessages({
  en: { adult: 'Adult', child: 'Child', infant: 'Infant', student: 'Student', senior: 'Senior' },
  he: { adult: 'מבוגר', child: 'ילד', infant: 'תינוק', student: 'סטודנט', senior: 'גיל הזהב' },
})
