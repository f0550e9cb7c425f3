import type { CrewDays, CrewUnit } from '@tourdesk/contract/crew/crewPage'
import { expect, test } from 'vitest'
import { daysAt } from './daysAt.ts'

const kept: CrewDays = {
  now: '2026-11-22T10:00:00.000Z',
  today: '2026-11-22',
  data: [
    {
      date: '2026-11-22',
      units: [unit('today', '2026-11-22'), unit('under way', '2026-11-21', '2026-11-23')],
    },
    { date: '2026-11-23', units: [unit('tomorrow', '2026-11-23')] },
    { date: '2026-11-26', units: [unit('later', '2026-11-26')] },
    { date: '2026-11-21', units: [unit('yesterday', '2026-11-21')] },
  ],
}

test.each([
  [
    'as the office sent them, on the same day',
    '2026-11-22T21:59:00Z',
    {
      '2026-11-22': ['today', 'under way'],
      '2026-11-23': ['tomorrow'],
      '2026-11-26': ['later'],
      '2026-11-21': ['yesterday'],
    },
  ],
  [
    'a day on after midnight in Israel, without a connection',
    '2026-11-22T22:01:00Z',
    { '2026-11-23': ['under way', 'tomorrow'], '2026-11-26': ['later'], '2026-11-22': ['today'] },
  ],
  [
    'without what’s older than yesterday',
    '2026-11-25T10:00:00Z',
    { '2026-11-25': [], '2026-11-26': ['later'] },
  ],
])('the days are %s', (_, now, shown) => {
  const { data, today } = daysAt(kept, Date.parse(now))
  expect(Object.fromEntries(data.map(({ date, units }) => [date, units.map(({ _id }) => _id)]))).toEqual(
    shown,
  )
  expect(data.map(({ date }) => date)).toEqual(Object.keys(shown))
  expect(today).toBe(Object.keys(shown)[0])
})

function unit(_id: string, date: string, endDate = date): CrewUnit {
  return {
    _id,
    date,
    endDate,
    tour: { name: 'Masada', number: '7' },
    vehicle: null,
    time: null,
    place: null,
    people: 2,
    isDriver: true,
    isGuide: false,
    mates: [],
    assignment: { date, tour: { _id: 'masada', name: 'Masada' }, time: null, vehicle: null },
    reply: { state: 'accepted', reason: '', at: null, byOffice: false, changes: [] },
    isClosed: false,
  }
}
