import { defineMessages } from '../../i18n/messages.ts'

/** Car suppliers: the list and the form (SUP). */
export const supplierMessages = defineMessages({
  en: {
    title: 'Car services',
    list: 'Car suppliers by name',
    search: 'Search by name, contact or phone',
    add: 'New supplier',
    none: 'There is no car supplier yet.',
    contact: 'Contact',
    contactPhone: 'Contact phone',
    contactEmail: 'Contact email',
    sizes: 'Sizes',
    sizesHelp: 'Seats of the vehicles the supplier can send.',
    seats: { one: '{count} seat', other: '{count} seats' },
  },
  he: {
    title: 'שירותי רכב',
    list: 'ספקי רכב לפי שם',
    search: 'חיפוש לפי שם, איש קשר או טלפון',
    add: 'ספק חדש',
    none: 'עדיין אין ספקי רכב.',
    contact: 'איש קשר',
    contactPhone: 'טלפון של איש הקשר',
    contactEmail: 'אימייל של איש הקשר',
    sizes: 'גדלים',
    sizesHelp: 'מספר המושבים ברכבים שהספק יכול לשלוח.',
    seats: { one: 'מושב {count}', other: '{count} מושבים' },
  },
})
