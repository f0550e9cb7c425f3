import { defineMessages } from '../i18n/messages.ts'

/** Texts that the pages of guides, drivers, cars and car suppliers share. */
export const fleetMessages = defineMessages({
  en: {
    repository: 'Repository',
    assignments: 'Assignments',
    notes: 'Notes',
    phone: 'Phone',
    email: 'Email',
    name: 'Name',
    markAway: 'Mark as unavailable',
  },
  he: {
    repository: 'רשימה',
    assignments: 'זמינות',
    notes: 'הערות',
    phone: 'טלפון',
    email: 'אימייל',
    name: 'שם',
    markAway: 'סימון כלא זמין',
  },
})
