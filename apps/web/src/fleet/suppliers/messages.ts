import { defineMessages } from '../../i18n/messages.ts'

/** Texts of car suppliers: the list and the form. */
export const supplierMessages = defineMessages({
  en: {
    title: 'Car services',
    list: 'Car suppliers by name',
    search: 'Search by name, contact or phone',
    add: 'New supplier',
    none: 'No car suppliers yet.',
    contact: 'Contact',
    contactPhone: 'Contact phone',
    contactEmail: 'Contact email',
    documentLanguage: 'Language of messages',
    sizes: 'Sizes',
    sizesHelp: 'Seats of the vehicles this supplier can send.',
    seats: { one: '{count} seat', other: '{count} seats' },
  },
  he: {
    title: 'ספקי רכב',
    list: 'ספקי רכב לפי שם',
    search: 'חיפוש לפי שם, איש קשר או טלפון',
    add: 'ספק חדש',
    none: 'עדיין אין ספקי רכב.',
    contact: 'איש קשר',
    contactPhone: 'טלפון של איש הקשר',
    contactEmail: 'אימייל של איש הקשר',
    documentLanguage: 'שפת ההודעות',
    sizes: 'גודלי רכב',
    sizesHelp: 'מספר המקומות ברכבים שהספק יכול לשלוח.',
    seats: { one: 'מקום אחד', two: 'שני מקומות', other: '{count} מקומות' },
  },
})
