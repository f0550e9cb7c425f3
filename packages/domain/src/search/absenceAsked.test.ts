import { expect, test } from 'vitest'
import { absenceAsked } from './absenceAsked.ts'

/** A Monday. */
const today = '2026-03-02'
const asked = (query: string) => {
  const found = absenceAsked(query, today)
  return found && [found.name, found.startDate, found.endDate]
}

test.each([
  ['Dudu is sick', 'Dudu'],
  ['dudu cohen sick', 'dudu cohen'],
  ['Dudu’s ill', 'Dudu'],
  ['Dudu is off sick.', 'Dudu'],
  ['Dudu is not available', 'Dudu'],
  ['214-57-801 is in the garage', '214-57-801'],
  ['דודו חולה', 'דודו'],
  ['נועה כהן לא מגיעה', 'נועה כהן'],
  ['214-57-801 במוסך', '214-57-801'],
])('%s is about %s', (query, name) => {
  expect(asked(query)).toEqual([name, null, null])
})

test('the days can be typed too', () => {
  expect(asked('Dudu is sick tomorrow')).toEqual(['Dudu', '2026-03-03', '2026-03-03'])
  expect(asked('דודו חולה מחר')).toEqual(['דודו', '2026-03-03', '2026-03-03'])
  expect(asked('Dudu is sick until Thursday')).toEqual(['Dudu', '2026-03-02', '2026-03-05'])
  expect(asked('Dudu is away 12.3 until 14.3')).toEqual(['Dudu', '2026-03-12', '2026-03-14'])
  expect(asked('Dudu is away thursday to tuesday')).toEqual(['Dudu', '2026-03-05', '2026-03-10'])
  expect(asked('דודו חולה מחר עד יום חמישי')).toEqual(['דודו', '2026-03-03', '2026-03-05'])
})

test.each(['Dudu', 'sick', 'is sick', 'Sickert', 'Dudu is sick of it', 'חולה', 'Hilla', 'Masada tomorrow'])(
  '%s says nothing about an absence',
  (query) => {
    expect(asked(query)).toBeNull()
  },
)
