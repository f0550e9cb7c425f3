import { defineMessages } from '../../../i18n/messages.ts'

/** Texts of the well-known pickup places. */
export const readyMessages = defineMessages({
  en: {
    title: 'Well-known pickup places',
    help: 'Tick the places you stop at. You can rename or delete them afterwards.',
    language: 'Names in',
    english: 'English',
    hebrew: 'Hebrew',
    pricesOf: 'Prices of',
    pricesHelp: 'Tours are priced between four cities; this town’s places use the prices of one of them.',
    all: 'All of {town}',
    there: 'already added',
    add: { one: 'Add {count} place', other: 'Add {count} places' },
    none: 'Add places',
  },
  he: {
    title: 'נקודות איסוף מוכרות',
    help: 'מסמנים את המקומות שבהם עוצרים. אפשר לשנות את השם או למחוק אחר כך.',
    language: 'שפת השמות',
    english: 'אנגלית',
    hebrew: 'עברית',
    pricesOf: 'לפי מחירי',
    pricesHelp: 'לסיורים יש מחירים בין ארבע ערים; נקודות בעיר הזאת נמכרות לפי המחירים של אחת מהן.',
    all: 'כל {town}',
    there: 'כבר נוסף',
    add: { one: 'הוספת מקום אחד', two: 'הוספת שני מקומות', other: 'הוספת {count} מקומות' },
    none: 'הוספת מקומות',
  },
})
