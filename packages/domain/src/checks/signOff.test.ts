import { expect, test } from 'vitest'
import type { Severity } from './finding.ts'
import { type DayState, dayHash, signOff } from './signOff.ts'

const reply = { operator: 'noa', reply: 'accepted', at: '2026-03-10T09:00:00.000Z' }
const state: DayState = {
  departures: [
    { id: 'masada', state: 'open', version: 3 },
    { id: 'galilee', state: 'open', version: 2 },
  ],
  units: [
    { id: 'bus', version: 4, replies: [reply, { operator: 'eli', reply: undefined, at: undefined }] },
    { id: 'van', version: 1, replies: [] },
  ],
}
const findings = [{ key: 'one' }, { key: 'two' }]
const [masada, galilee] = state.departures as [DayState['departures'][0], DayState['departures'][0]]
const [bus, van] = state.units as [DayState['units'][0], DayState['units'][0]]

test('the hash of a day is the same in whatever order its parts come', () => {
  const turned = { departures: state.departures.toReversed(), units: state.units.toReversed() }
  expect(dayHash(turned, findings.toReversed())).toBe(dayHash(state, findings))
})

test.each([
  ['a departure changed', { ...state, departures: [{ ...masada, version: 4 }, galilee] }, findings],
  [
    'a departure has another state',
    { ...state, departures: [{ ...masada, state: 'closed' }, galilee] },
    findings,
  ],
  ['a departure is gone', { ...state, departures: [masada] }, findings],
  ['a unit changed', { ...state, units: [{ ...bus, version: 5 }, van] }, findings],
  ['a unit is gone', { ...state, units: [bus] }, findings],
  [
    'a reply came',
    { ...state, units: [{ ...bus, replies: [reply, { ...reply, operator: 'eli' }] }, van] },
    findings,
  ],
  [
    'somebody replied again',
    { ...state, units: [{ ...bus, replies: [{ ...reply, at: '2026-03-10T10:00:00.000Z' }] }, van] },
    findings,
  ],
  ['a finding is new', state, [...findings, { key: 'three' }]],
  ['a finding is gone', state, [{ key: 'one' }]],
] as const)('another hash: %s', (_, day, found) => {
  expect(dayHash(day, found)).not.toBe(dayHash(state, findings))
})

test('a day can be signed off once nothing must be solved, and what is known counts as solved', () => {
  const of = (severity: Severity, known: object | null = null) => ({ severity, known })
  const others = [of('warn'), of('note')]
  const day = (...stops: ReturnType<typeof of>[]) => ({ hash: 'seen', findings: [...stops, ...others] })
  const open = day(of('stop'), of('stop'))
  expect(signOff(open, 'seen')).toEqual({ ok: false, code: 'day_has_stops', params: { n: 2 } })
  expect(signOff(day(of('stop', {}), of('stop')), 'seen')).toMatchObject({ params: { n: 1 } })
  expect(signOff(day(of('stop', {}), of('stop', {})), 'seen')).toEqual({ ok: true, value: 'seen' })
  expect(signOff(open, 'older')).toEqual({ ok: false, code: 'day_changed' })
})
