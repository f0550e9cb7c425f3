import { defineMessages } from '../../../i18n/messages.ts'

/** Texts of the column settings. */
export const columnMessages = defineMessages({
  en: {
    columnsHelp:
      'Tick what the list shows. Drag a column by its handle, or use the arrow keys there: up and down move it, left and right change its width, Delete makes it as wide as its content.',
    columnsReset: 'Usual columns',
    columnMove: '{name}: place {place} of {of}, {width}',
    asContent: 'as wide as its content',
    pixels: '{width} pixels wide',
    done: 'Done',
  },
  he: {
    columnsHelp:
      'סמנו מה יוצג ברשימה. אפשר לגרור עמודה בידית שלה, או להשתמש שם במקשי החצים: למעלה ולמטה להזזה, ימינה ושמאלה לשינוי הרוחב, ו-Delete לרוחב לפי התוכן.',
    columnsReset: 'העמודות הרגילות',
    columnMove: '{name}: מקום {place} מתוך {of}, {width}',
    asContent: 'רוחב לפי התוכן',
    pixels: 'רוחב {width} פיקסלים',
    done: 'סיום',
  },
})
