import type { Labels } from '../i18n/labels.ts'

/** Things that the log knows by a key of ours instead of a name that people gave. */
export const thingLabels: Labels<string> = {
  en: {
    business: 'Business',
    rates: 'Rates',
    operations: 'Operations',
    agencyOrders: 'Agency Orders',
    activity: 'Activity',
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
    agencyOrders: 'הזמנות הסוכנות',
    activity: 'יומן פעילות',
    accounts: 'סוכנויות',
    tours: 'סיורים',
    highlights: 'אתרים',
    star_tours: 'מסלולים משולבים',
    articles: 'מאמרים',
  },
}
