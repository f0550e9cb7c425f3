import type { Labels } from '../i18n/labels.ts'

/** Things that the log names by a key of ours, not by a name people gave them. */
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
