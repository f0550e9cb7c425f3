import { defineMessages } from '../../i18n/messages.ts'

/** Texts of cars: the list and the form. */
export const carMessages = defineMessages({
  en: {
    title: 'Cars',
    list: 'Cars by make and plate',
    search: 'Search by plate or make',
    add: 'New car',
    none: 'No cars yet.',
    plateId: 'Plate number',
    make: 'Make',
    year: 'Year',
    seats: 'Seats',
    seatsHelp: 'Passenger seats, not counting the driver.',
    isPrivateOwned: 'Private owned',
  },
  he: {
    title: 'רכבים',
    list: 'רכבים לפי יצרן ומספר רישוי',
    search: 'חיפוש לפי מספר רישוי או יצרן',
    add: 'רכב חדש',
    none: 'עדיין אין רכבים.',
    plateId: 'מספר רישוי',
    make: 'יצרן',
    year: 'שנה',
    seats: 'מקומות',
    seatsHelp: 'מקומות לנוסעים, בלי הנהג.',
    isPrivateOwned: 'בבעלות פרטית',
  },
})
