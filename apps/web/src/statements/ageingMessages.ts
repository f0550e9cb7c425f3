import { defineMessages } from '../i18n/messages.ts'

/** Texts of the ageing of agencies' accounts. */
export const ageingMessages = defineMessages({
  en: {
    list: 'What agencies owe, by how long it has been due',
    none: 'Nothing was on any agency’s account on this day.',
    day: 'At the end of',
    agency: 'Agency',
    currency: 'Currency',
    unbilled: 'Unbilled',
    notDue: 'Not due',
    to30: '1-30 days',
    to60: '31-60 days',
    to90: '61-90 days',
    over90: 'Over 90 days',
    unallocated: 'Unallocated',
    balance: 'Balance',
  },
  he: {
    list: 'חובות הסוכנויות לפי משך הפיגור',
    none: 'ביום הזה לא היה רישום באף חשבון של סוכנות.',
    day: 'נכון לסוף',
    agency: 'סוכנות',
    currency: 'מטבע',
    unbilled: 'טרם חויב',
    notDue: 'טרם לפירעון',
    to30: '1-30 ימים',
    to60: '31-60 ימים',
    to90: '61-90 ימים',
    over90: 'מעל 90 ימים',
    unallocated: 'לא שויך',
    balance: 'יתרה',
  },
})
