import { defineMessages } from '../i18n/messages.ts'

/** Texts that the calendar, the day board and the assignment dialog share. */
export const messages = defineMessages({
  en: {
    now_unavailable: {
      one: '{names} is unavailable on this date',
      other: '{names} are unavailable on this date',
    },
    no_vehicle: 'No vehicle',
    no_driver: 'No driver',
    no_guide: 'No guide',
    unspoken: 'No guide speaks {languages}',
    over_seats: 'Not enough seats ({participants}/{seats})',
    split_changed: 'Order {order} was split before its people changed',
    orders: { one: '{count} order', other: '{count} orders' },
    timesOnTour: { one: 'On this tour once', other: 'On this tour {count} times' },
    participants: { one: '{count} participant', other: '{count} participants' },
    unassigned: { one: '{count} unassigned', other: '{count} unassigned' },
    vehicle: 'Vehicle',
    driver: 'Driver',
    guide: 'Guide',
    seats: '{taken}/{seats} seats',
    noSeats: 'N/A',
  },
  he: {
    now_unavailable: { one: '{names} לא זמין/ה בתאריך הזה', other: '{names} לא זמינים בתאריך הזה' },
    no_vehicle: 'אין רכב',
    no_driver: 'אין נהג',
    no_guide: 'אין מדריך',
    unspoken: 'אין מדריך דובר {languages}',
    over_seats: 'אין מספיק מקומות (\u2066{participants}/{seats}\u2069)',
    split_changed: 'הזמנה {order} פוצלה לפני שמספר האנשים השתנה',
    orders: { one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{count} הזמנות' },
    timesOnTour: {
      one: 'היה/תה בסיור הזה פעם אחת',
      two: 'היה/תה בסיור הזה פעמיים',
      other: 'היה/תה בסיור הזה {count} פעמים',
    },
    participants: { one: 'משתתף אחד', two: 'שני משתתפים', other: '{count} משתתפים' },
    unassigned: {
      one: 'משתתף אחד לא משובץ',
      two: 'שניים לא משובצים',
      other: '{count} לא משובצים',
    },
    vehicle: 'רכב',
    driver: 'נהג',
    guide: 'מדריך',
    seats: '\u2066{taken}/{seats}\u2069 מקומות',
    noSeats: 'טרם נבחר רכב',
  },
})
