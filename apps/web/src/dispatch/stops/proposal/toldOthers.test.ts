import type { UnitStop } from '@tourdesk/contract/dispatch/stops'
import { expect, it } from 'vitest'
import { toldOthers } from './toldOthers.ts'

function stop(time: string | null, ...told: [customer: string, toldTime: string | null][]) {
  const parties = told.map(([customer, toldTime]) => ({
    ...{ entry: customer, order: customer, orderNumber: 1, customer, people: 2 },
    ...{ mobilePhone: '', language: null, listedTime: '08:00', toldTime },
  }))
  return { time, parties } satisfies Pick<UnitStop, 'time' | 'parties'>
}

it('names customers whose reminder named another time than the one planned now', () => {
  const stops = [
    stop('08:00', ['Dana', '08:00'], ['Omer', null]),
    stop('08:00', ['Yael', '07:50'], ['Dana', '08:00']),
    stop('07:30', ['Ruth', '08:00']),
  ]
  const times = ['07:50', '07:50', '07:30']
  expect(toldOthers(stops, (at) => times[at] ?? null)).toEqual(['Dana'])
  expect(toldOthers(stops, () => null)).toEqual([])
})
