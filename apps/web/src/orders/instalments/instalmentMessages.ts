import { defineMessages } from '../../i18n/messages.ts'

/** Texts of a deposit and the balance. */
export const instalmentMessages = defineMessages({
  en: {
    instalments: 'Instalments',
    deposit: 'Deposit',
    balance: 'Balance',
    dueOn: 'due {day}',
    paidOf: '{amount} paid',
    depositNow: 'Deposit {amount} now',
    depositBy: 'Deposit {amount} by {day}',
    restNow: '{amount} now',
    restBy: '{amount} by {day}',
  },
  he: {
    instalments: 'תשלומים לפי מועדים',
    deposit: 'מקדמה',
    balance: 'יתרה',
    dueOn: 'לתשלום עד {day}',
    paidOf: 'שולמו {amount}',
    depositNow: 'מקדמה {amount} עכשיו',
    depositBy: 'מקדמה {amount} עד {day}',
    restNow: '{amount} עכשיו',
    restBy: '{amount} עד {day}',
  },
})
