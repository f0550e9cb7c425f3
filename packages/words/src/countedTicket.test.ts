import { expect, test } from 'vitest'
import { countedTicket } from './countedTicket.ts'

test('tickets of the standard types are counted in either language, others keep their name', () => {
  const party = { adult: 2, child: 1, senior: 1, Veteran: 2, constructor: 1 }
  const counted = (language: 'en' | 'he') =>
    Object.entries(party).map(([type, count]) => countedTicket(type, count, language))
  expect(counted('en')).toEqual(['2 adults', '1 child', '1 senior', '2 Veteran', '1 constructor'])
  expect(counted('he')).toEqual(['2 מבוגרים', 'ילד אחד', 'כרטיס אחד לגיל הזהב', '2 Veteran', '1 constructor'])
})
