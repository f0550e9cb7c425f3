import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the agency settings. */
export const commissionMessages = defineMessages({
  en: {
    title: 'Agency Settings',
    list: 'Commission rates by tour',
    general: 'General commission',
    commissionRate: 'Commission Rate',
    help: 'Used for every tour without a rate of its own. Saved orders keep the commission they were saved with.',
    tourNumber: 'Tour Number',
    tourName: 'Tour Name',
    ownRate: 'own rate',
    none: 'There are no active tours.',
    updated: 'Commission Rate updated',
  },
  he: {
    title: 'הגדרות הסוכנות',
    list: 'אחוזי עמלה לפי סיור',
    general: 'עמלה כללית',
    commissionRate: 'אחוז עמלה',
    help: 'חל על כל סיור שלא נקבע לו אחוז מיוחד. הזמנות שכבר נשמרו נשארות עם העמלה שנקבעה בהן.',
    tourNumber: 'מספר הסיור',
    tourName: 'שם הסיור',
    ownRate: 'אחוז מיוחד',
    none: 'אין סיורים פעילים.',
    updated: 'אחוז העמלה עודכן',
  },
})
