import { reportLabels } from '../reportWords.ts'
import type { Words } from '../vocabulary.ts'

/** Kinds of things whose names are keys of ours. */
export const namedByUs: readonly string[] = ['Setting', 'List', 'Log', 'Upload', 'MessageBatch']

/** The texts for those keys. */
export const thingWords: Words<string> = {
  en: {
    business: 'Business',
    rates: 'Rates',
    operations: 'Operations',
    manifest: 'Manifest of people on no vehicle',
    agencyOrders: 'Agency Orders',
    due: 'Due payments',
    overdue: 'Overdue payments',
    receivedPayments: 'Received payments',
    agencyBalances: 'Agency accounts',
    departures: 'Departures',
    agencyPostings: 'Agency account',
    ageing: 'Ageing of agency accounts',
    statement: 'A statement',
    activity: 'Activity',
    ...reportLabels.en,
    accounts: 'Agencies',
    tours: 'Tours',
    highlights: 'Highlights',
    star_tours: 'Star Tours',
    articles: 'Articles',
  },
  he: {
    business: 'העסק',
    rates: 'שערים',
    operations: 'תפעול',
    manifest: 'דף נסיעה של לא משובצים',
    agencyOrders: 'הזמנות הסוכנות',
    due: 'תשלומים לגבייה',
    overdue: 'תשלומים באיחור',
    receivedPayments: 'תשלומים שהתקבלו',
    agencyBalances: 'חשבונות סוכנויות',
    departures: 'יציאות',
    agencyPostings: 'חשבון סוכנות',
    ageing: 'גיול חובות של סוכנויות',
    statement: 'דף חשבון',
    activity: 'יומן פעילות',
    ...reportLabels.he,
    accounts: 'סוכנויות',
    tours: 'סיורים',
    highlights: 'אתרים',
    star_tours: 'מסלולים משולבים',
    articles: 'מאמרים',
  },
}
