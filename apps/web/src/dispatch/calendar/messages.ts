import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the calendar of tours. */
export const calendarMessages = defineMessages({
  en: {
    title: 'Assignments',
    days: 'Dates',
    previousWeek: 'Previous week',
    nextWeek: 'Next week',
    thisWeek: 'This week',
    nothing: 'No tours are booked for these days.',
    onVehicles: '{planned} of {participants} participants on vehicles',
    planned: 'Planned',
    keyFindings: 'Open the day check of the day',
    underWay: { one: '{count} under way', other: '{count} under way' },
    now_unavailable: 'Crew or vehicle unavailable',
    language: 'Guide language',
    over_seats: 'Not enough seats',
  },
  he: {
    title: 'שיבוצים',
    days: 'תאריכים',
    previousWeek: 'השבוע הקודם',
    nextWeek: 'השבוע הבא',
    thisWeek: 'השבוע',
    nothing: 'אין סיורים שהוזמנו לימים האלה.',
    onVehicles: '{planned} מתוך {participants} משתתפים משובצים לרכב',
    planned: 'הכול משובץ',
    keyFindings: 'פתיחת בדיקת היום',
    underWay: { one: 'אחד יצא ביום קודם', two: 'שניים יצאו ביום קודם', other: '{count} יצאו ביום קודם' },
    now_unavailable: 'צוות או רכב לא זמינים',
    language: 'שפת המדריך',
    over_seats: 'אין מספיק מקומות',
  },
})
