import { defineMessages } from '../i18n/messages.ts'

/** The settings and their tabs. */
export const settingsMessages = defineMessages({
  en: {
    title: 'Settings',
    business: 'Business',
    rates: 'Exchange rates',
    payments: 'Payments',
  },
  he: {
    title: 'הגדרות',
    business: 'העסק',
    rates: 'שערי מטבע',
    payments: 'תשלומים',
  },
})
