import type { Job } from '@tourdesk/domain/access/actor'
import type { Locale, Words } from '../vocabulary.ts'

/** The name of a job in the log; a job that only earlier versions had keeps the name it was stored with. */
export function jobName(name: string, locale: Locale): string {
  const words: Record<string, string> = jobWords[locale]
  return words[name] ?? name
}

const jobWords: Words<Job['name']> = {
  en: {
    boarding: 'Boarding at night',
    'daily rates': 'Daily rates',
    demo: 'The demo',
    'first start': 'First start',
    'make-super': 'The administrator',
    messages: 'Automatic messages',
    'password reset': 'Password reset',
    'reset-second-factor': 'The administrator',
    retention: 'Log retention',
    Tranzila: 'Tranzila',
    'waiting list': 'Waiting list',
  },
  he: {
    boarding: 'עיבוד עליות בלילה',
    'daily rates': 'שערים יומיים',
    demo: 'ההדגמה',
    'first start': 'הפעלה ראשונה',
    'make-super': 'מנהל המערכת',
    messages: 'הודעות אוטומטיות',
    'password reset': 'איפוס סיסמה',
    'reset-second-factor': 'מנהל המערכת',
    retention: 'ניקוי היומן',
    Tranzila: 'Tranzila',
    'waiting list': 'רשימת ההמתנה',
  },
}
