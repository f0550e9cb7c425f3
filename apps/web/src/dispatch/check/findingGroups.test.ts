import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import { expect, test } from 'vitest'
import { findingGroups } from './findingGroups.ts'

function finding(key: string, tour: string | null, time: string | null, tourDate = '2026-03-11'): DayFinding {
  return {
    ...{ key, code: 'no_driver', severity: 'stop', known: null, params: {} },
    ...{ tour: tour === null ? null : { _id: tour, name: tour }, tourDate: tour === null ? null : tourDate },
    ...{ tourCar: null, time, entries: [], operators: [] },
  }
}

const groupsOf = (...findings: DayFinding[]) =>
  findingGroups(findings).map(({ departure, time, findings: some }) => [
    departure && `${departure.tour.name} ${departure.date}`,
    time,
    some.map(({ key }) => key),
  ])

test('findings are grouped by departure, the whole day first, then by first pickup and name', () => {
  expect(
    groupsOf(
      finding('a', 'Masada', '08:00'),
      finding('b', 'Galilee', '07:00'),
      finding('c', null, null),
      finding('d', 'Masada', '06:30'),
      finding('e', 'Eilat', null),
      finding('f', 'Caesarea', '07:00'),
    ),
  ).toEqual([
    [null, null, ['c']],
    ['Masada 2026-03-11', '06:30', ['a', 'd']],
    ['Caesarea 2026-03-11', '07:00', ['f']],
    ['Galilee 2026-03-11', '07:00', ['b']],
    ['Eilat 2026-03-11', null, ['e']],
  ])
})

test('a departure that left on an earlier day is a group of its own', () => {
  expect(
    groupsOf(finding('a', 'Masada', '08:00'), finding('b', 'Masada', '08:00', '2026-03-10')),
  ).toHaveLength(2)
})
