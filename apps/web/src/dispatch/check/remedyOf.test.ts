import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import { expect, test } from 'vitest'
import { parseSearch } from '../../app/searchParams.ts'
import { messagesSearch } from '../../messages/messagesSearch.ts'
import { calendarSearch } from '../calendarSearch.ts'
import { remedyOf } from './remedyOf.ts'

const unit = '019aa0c2-7b1e-7c3d-8f00-1234567890ab'
const about = {
  ...{ key: 'one', tour: null, tourDate: null, time: null, entries: [], operators: [], known: null },
  ...{ tourCar: unit, severity: 'warn' as const },
}
const incident: DayFinding = {
  ...about,
  code: 'incident',
  params: { name: 'Noa Regev', text: 'A flat tyre', at: '2026-03-11T05:20:00.000Z' },
}
const unsent = (code: 'message_failed' | 'message_by_hand' | 'reminder_waiting'): DayFinding => ({
  ...about,
  ...{ code, params: { n: 1 } },
})
const hrefOf = (finding: DayFinding) => remedyOf(finding, '2026-03-11')?.href

test('an incident leads to its vehicle, and nowhere once the vehicle is gone', () => {
  expect(hrefOf(incident)).toBe(`/day/boarding?date=2026-03-11&unit=${unit}`)
  expect(hrefOf({ ...incident, tourCar: null })).toBeUndefined()
})

test.each([
  ['message_failed', 'failed'],
  ['message_by_hand', 'by_hand'],
] as const)('%s leads to the list of messages with only those', (code, status) => {
  const [path, search] = hrefOf(unsent(code))?.split('?') ?? []
  expect(path).toBe('/messages/outbox')
  expect(messagesSearch.parse(parseSearch(search ?? '')).status).toEqual([status])
})

test('listed times open the dialog that proposes others, and lead back to the page they were found on', () => {
  const finding: DayFinding = {
    ...about,
    ...{ tour: { _id: unit, name: 'Masada' }, tourDate: '2026-03-11', tourCar: null },
    ...{ code: 'times_listed', params: { n: 2 } },
  }
  const [path, search = ''] = remedyOf(finding, '2026-03-11', 'check')?.href.split('?') ?? []
  expect(path).toBe('/assignments/calendar')
  expect(calendarSearch.parse(parseSearch(search))).toEqual({
    date: '2026-03-11',
    tour: unit,
    from: 'check',
    dialog: 'times',
  })
  expect(hrefOf({ ...finding, tour: null })).toBeUndefined()
})

test('a reminder only waits for its time', () => {
  expect(hrefOf(unsent('reminder_waiting'))).toBeUndefined()
})
