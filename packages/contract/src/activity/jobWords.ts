import type { Words } from '../words.ts'

/** The names of the product's jobs; others, such as a payment provider, are logged by their own name. */
export const jobWords: Words<string> = {
  en: {
    boarding: 'Boarding at night',
    retention: 'Log retention',
    'daily rates': 'Daily rates',
    'password reset': 'Password reset',
    'first start': 'First start',
    'make-super': 'The administrator',
    demo: 'The demo',
  },
  he: {
    boarding: 'עיבוד עליות בלילה',
    retention: 'ניקוי היומן',
    'daily rates': 'שערים יומיים',
    'password reset': 'איפוס סיסמה',
    'first start': 'הפעלה ראשונה',
    'make-super': 'מנהל המערכת',
    demo: 'ההדגמה',
  },
}
