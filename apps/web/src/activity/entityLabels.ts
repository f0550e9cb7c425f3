import type { subjectKinds } from '@tourdesk/domain/activity/events'
import type { Labels } from '../i18n/labels.ts'

export type Entity = (typeof subjectKinds)[number]

/** What the screens call the kinds of things in the log. */
export const entityLabels: Labels<Entity> = {
  en: {
    Order: 'Orders',
    TourCar: 'Vehicles of departures',
    TourEvent: 'Departures',
    Account: 'Agencies and prices',
    User: 'Users',
    Invite: 'Invites',
    Session: 'Sign-ins',
    List: 'Exports',
    Log: 'This log',
    Tour: 'Tours',
    Tag: 'Tags',
    StarTour: 'Star tours',
    Highlight: 'Highlights',
    Article: 'Articles',
    CancellationPolicy: 'Cancellation policies',
    Setting: 'Settings and rates',
    Upload: 'Pictures',
    View: 'Saved views',
    Operator: 'Guides and drivers',
    Car: 'Cars',
    CarSupplier: 'Car suppliers',
  },
  he: {
    Order: 'הזמנות',
    TourCar: 'רכבים ביציאות',
    TourEvent: 'יציאות',
    Account: 'סוכנויות ומחירים',
    User: 'משתמשים',
    Invite: 'הזמנות לצוות',
    Session: 'כניסות למערכת',
    List: 'ייצוא קבצים',
    Log: 'היומן עצמו',
    Tour: 'סיורים',
    Tag: 'תגיות',
    StarTour: 'מסלולים משולבים',
    Highlight: 'אתרים',
    Article: 'מאמרים',
    CancellationPolicy: 'מדיניות ביטולים',
    Setting: 'הגדרות ושערים',
    Upload: 'תמונות',
    View: 'תצוגות שמורות',
    Operator: 'מדריכים ונהגים',
    Car: 'רכבים',
    CarSupplier: 'ספקי רכב',
  },
}
