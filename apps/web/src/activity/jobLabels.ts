import type { Labels } from '../i18n/labels.ts'

/** What jobs of the product are called; others, such as a payment provider, go by the name they have. */
export const jobLabels: Labels<string> = {
  en: {
    retention: 'Log retention',
    'daily rates': 'Daily rates',
    'password reset': 'Password reset',
    'first start': 'First start',
    'make-super': 'The administrator',
    demo: 'The demo',
  },
  he: {
    retention: 'ניקוי היומן',
    'daily rates': 'שערים יומיים',
    'password reset': 'איפוס סיסמה',
    'first start': 'הפעלה ראשונה',
    'make-super': 'מנהל המערכת',
    demo: 'ההדגמה',
  },
}
