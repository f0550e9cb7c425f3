import { defineMessages } from '../../i18n/messages.ts'

/** Words of the log that the form doesn't have. */
export const changeMessages = defineMessages({
  en: {
    total: 'Total',
    isExtraService: 'Paid return',
    customerNotes: 'Customer notes',
    yes: 'yes',
    no: 'no',
    nothing: 'empty',
    arrow: '→',
    to: 'changed to',
  },
  he: {
    total: 'סה״כ',
    isExtraService: 'חזרה בתשלום',
    customerNotes: 'הערות הלקוח',
    yes: 'כן',
    no: 'לא',
    nothing: 'ריק',
    arrow: '←',
    to: 'שונה ל',
  },
})
