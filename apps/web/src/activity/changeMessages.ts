import { defineMessages } from '../i18n/messages.ts'

/** Words of the log that no form has. */
export const changeMessages = defineMessages({
  en: {
    yes: 'yes',
    no: 'no',
    nothing: 'empty',
    arrow: '→',
    to: 'changed to',
  },
  he: {
    yes: 'כן',
    no: 'לא',
    nothing: 'ריק',
    arrow: '←',
    to: 'שונה ל',
  },
})
