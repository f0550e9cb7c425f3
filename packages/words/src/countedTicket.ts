import { isStandardTicket } from './vocabulary.ts'

/** Counts of tickets of the standard types; `{count}` is the number. */
export const ticketCounts = {
  en: {
    adult: { one: '1 adult', other: '{count} adults' },
    child: { one: '1 child', other: '{count} children' },
    infant: { one: '1 infant', other: '{count} infants' },
    student: { one: '1 student', other: '{count} students' },
    senior: { one: '1 senior', other: '{count} seniors' },
  },
  he: {
    adult: { one: 'מבוגר אחד', other: '{count} מבוגרים' },
    child: { one: 'ילד אחד', other: '{count} ילדים' },
    infant: { one: 'תינוק אחד', other: '{count} תינוקות' },
    student: { one: 'סטודנט אחד', other: '{count} סטודנטים' },
    senior: { one: 'כרטיס אחד לגיל הזהב', other: '{count} כרטיסים לגיל הזהב' },
  },
} as const

/** `2 adults`, `ילד אחד`. The office's own types keep their names: `2 Veteran`. */
export function countedTicket(type: string, count: number, language: 'en' | 'he'): string {
  if (!isStandardTicket(type)) return `${count} ${type}`
  const { one, other } = ticketCounts[language][type]
  return count === 1 ? one : other.replace('{count}', String(count))
}
