import { defineMessages } from '../../i18n/messages.ts'
import type { FromDay } from '../dayHref.ts'

/** Texts that the pages of one day share. */
export const oneDayMessages = defineMessages({
  en: {
    day: 'Day',
    backToDay: 'Back to the day',
    backToCheck: 'Back to the day check',
    previousDay: 'Previous day',
    nextDay: 'Next day',
    date: 'Date',
    totals: 'Totals of the day',
    noTime: 'No time',
    noVehicles: 'No vehicles are planned for this day.',
    calendar: 'Calendar',
  },
  he: {
    day: 'יום עבודה',
    backToDay: 'חזרה ליום העבודה',
    backToCheck: 'חזרה לבדיקת היום',
    previousDay: 'היום הקודם',
    nextDay: 'היום הבא',
    date: 'תאריך',
    totals: 'סיכום היום',
    noTime: 'ללא שעה',
    noVehicles: 'עדיין לא שובצו רכבים ליום הזה.',
    calendar: 'לוח השיבוצים',
  },
})

/** The text of the link back to each page of the day. */
export const backWords = {
  day: 'backToDay',
  timeline: 'backToDay',
  check: 'backToCheck',
} as const satisfies Record<FromDay, string>
