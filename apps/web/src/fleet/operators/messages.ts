import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import { defineMessages } from '../../i18n/messages.ts'

/** Texts of guides and drivers: the list and the form. */
export const operatorMessages = defineMessages({
  en: {
    guides: 'Guides',
    drivers: 'Drivers',
    guideList: 'Guides by name',
    driverList: 'Drivers by name',
    search: 'Search by name, phone, email or city',
    addGuide: 'New guide',
    addDriver: 'New driver',
    noGuide: 'No guides yet.',
    noDriver: 'No drivers yet.',
    deleteGuide: 'Delete this guide?',
    deleteDriver: 'Delete this driver?',
    firstName: 'First name',
    lastName: 'Last name',
    mobilePhone: 'Mobile phone',
    homePhone: 'Home phone',
    city: 'City',
    salary: 'Salary',
    languages: 'Languages',
    documentLanguage: 'Language of papers and phone page',
    licenseTypes: 'License types',
    ranking: 'Ranking',
    car: 'Car',
    ownCar: 'Own car',
  },
  he: {
    guides: 'מדריכים',
    drivers: 'נהגים',
    guideList: 'מדריכים לפי שם',
    driverList: 'נהגים לפי שם',
    search: 'חיפוש לפי שם, טלפון, אימייל או עיר',
    addGuide: 'מדריך חדש',
    addDriver: 'נהג חדש',
    noGuide: 'עדיין אין מדריכים.',
    noDriver: 'עדיין אין נהגים.',
    deleteGuide: 'למחוק את המדריך הזה?',
    deleteDriver: 'למחוק את הנהג הזה?',
    firstName: 'שם פרטי',
    lastName: 'שם משפחה',
    mobilePhone: 'טלפון נייד',
    homePhone: 'טלפון בבית',
    city: 'עיר',
    salary: 'שכר',
    languages: 'שפות',
    documentLanguage: 'שפת הדפים והעמוד בטלפון',
    licenseTypes: 'סוגי רישיון',
    ranking: 'דירוג',
    car: 'רכב',
    ownCar: 'רכב פרטי',
  },
})

/** The texts of each role's page. */
export const wordsOfRole = {
  guide: {
    title: 'guides',
    list: 'guideList',
    add: 'addGuide',
    none: 'noGuide',
    deleteQuestion: 'deleteGuide',
  },
  driver: {
    title: 'drivers',
    list: 'driverList',
    add: 'addDriver',
    none: 'noDriver',
    deleteQuestion: 'deleteDriver',
  },
} as const satisfies Record<OperatorRole, Record<string, keyof (typeof operatorMessages)['en']>>
