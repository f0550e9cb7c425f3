import { defineMessages } from '../i18n/messages.ts'

/** The settings and their tabs. */
export const settingsMessages = defineMessages({
  en: {
    title: 'Settings',
    business: 'Business',
    cancellation: 'Cancellation',
    rates: 'Exchange rates',
    payments: 'Payments',
    security: 'Security',
  },
  he: {
    title: 'הגדרות',
    business: 'העסק',
    cancellation: 'ביטולים',
    rates: 'שערי מטבע',
    payments: 'תשלומים',
    security: 'אבטחה',
  },
})
