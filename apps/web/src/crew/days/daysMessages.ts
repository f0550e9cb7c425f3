import { defineMessages } from '../../i18n/messages.ts'

export const daysMessages = defineMessages({
  en: {
    noWork: 'No work on these days.',
    noWorkToday: 'No work today.',
    acceptAll: 'Accept all {count}',
    acceptAllQuestion: 'Accept all of these?',
    people: { one: '1 person', two: '2 people', other: '{count} people' },
    units: { one: '1 vehicle', two: '2 vehicles', other: '{count} vehicles' },
    replyNeeded: 'Reply needed',
    noTime: 'No time yet',
    noVehicle: 'No vehicle yet',
    driver: 'Driver',
    guide: 'Guide',
  },
  he: {
    noWork: 'אין עבודה בימים האלה.',
    noWorkToday: 'אין עבודה היום.',
    acceptAll: 'לאשר הכול ({count})',
    acceptAllQuestion: 'לאשר את כל אלה?',
    people: { one: 'אדם אחד', two: '2 אנשים', other: '{count} אנשים' },
    units: { one: 'רכב אחד', two: '2 רכבים', other: '{count} רכבים' },
    replyNeeded: 'ממתין לתשובה שלך',
    noTime: 'עוד אין שעה',
    noVehicle: 'עוד אין רכב',
    driver: 'נהג/ת',
    guide: 'מדריך/ה',
  },
})
