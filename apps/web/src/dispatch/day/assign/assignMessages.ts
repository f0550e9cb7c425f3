import { defineMessages } from '../../../i18n/messages.ts'

/** Texts for assigning parties, cars and crew on the page of a day. */
export const assignMessages = defineMessages({
  en: {
    waiting: 'Without a vehicle: {tour}',
    put: 'Put {name} on a vehicle',
    vehicles: 'Put on…',
    numbered: 'Vehicle {number}',
    nowOn: '{name} is now on {vehicle}',
    backOff: '{name} was taken off {vehicle}',
    changedSince: '{vehicle} was changed since, so {name} stays on it.',
    otherDeparture: 'This order is for another departure.',
    gone: 'This vehicle, car or person no longer exists.',
    keyAssign: 'Choose a vehicle for the party, car or person',
    keyNumber: 'Put the party on the vehicle with this number, 1 to 9',
    keySplit: 'Split the party',
  },
  he: {
    waiting: 'בלי רכב: {tour}',
    put: 'שיבוץ {name} לרכב',
    vehicles: 'שיבוץ אל…',
    numbered: 'רכב {number}',
    nowOn: '{name} שובץ/ה אל {vehicle}',
    backOff: '{name} הוסר/ה מ־{vehicle}',
    changedSince: 'היה שינוי נוסף ב{vehicle}, ולכן {name} נשאר/ת.',
    otherDeparture: 'ההזמנה הזו שייכת ליציאה אחרת.',
    gone: 'הרכב או האדם הזה כבר לא קיים.',
    keyAssign: 'בחירת רכב להזמנה, לרכב או לאדם',
    keyNumber: 'שיבוץ ההזמנה לרכב עם המספר הזה, 1 עד 9',
    keySplit: 'פיצול ההזמנה',
  },
})
