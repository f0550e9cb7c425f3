import { defineMessages } from '../../i18n/messages.ts'

/** Texts that the pages of one day share. */
export const oneDayMessages = defineMessages({
  en: {
    day: 'Day',
    backToDay: 'Back to the day',
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
    previousDay: 'היום הקודם',
    nextDay: 'היום הבא',
    date: 'תאריך',
    totals: 'סיכום היום',
    noTime: 'ללא שעה',
    noVehicles: 'עדיין לא שובצו רכבים ליום הזה.',
    calendar: 'לוח השיבוצים',
  },
})
