import { defineMessages } from '../i18n/messages.ts'

/** Texts of the settings and their tabs. */
export const settingsMessages = defineMessages({
  en: {
    title: 'Settings',
    business: 'Business',
    cancellation: 'Cancellation',
    rates: 'Exchange rates',
    payments: 'Payments',
    crew: 'Crew',
    check: 'Day check',
    security: 'Security',
  },
  he: {
    title: 'הגדרות',
    business: 'העסק',
    cancellation: 'ביטולים',
    rates: 'שערי מטבע',
    payments: 'תשלומים',
    crew: 'צוות בשטח',
    check: 'בדיקת היום',
    security: 'אבטחה',
  },
})
