import { defineMessages } from '../i18n/messages.ts'

/** The settings and their tabs. */
export const settingsMessages = defineMessages({
  en: {
    title: 'Settings',
    business: 'Business',
  },
  he: {
    title: 'הגדרות',
    business: 'העסק',
  },
})
