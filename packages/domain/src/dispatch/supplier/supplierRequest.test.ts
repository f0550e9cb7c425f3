import { expect, test } from 'vitest'
import { followUp, mayAsk, type RequestFacts, type RequestState, supplierStateOf } from './supplierRequest.ts'

const told: RequestFacts = {
  tour: 'Masada',
  date: '2026-03-16',
  time: '07:00',
  seats: 19,
  people: 14,
  stops: [{ time: '07:00', city: 'tel_aviv', name: 'Dan', address: '', people: 14 }],
}
const more: RequestFacts = { ...told, people: 15 }
const later: RequestFacts = { ...told, stops: [{ ...told.stops[0]!, time: '07:15' }] }

test.each<[string, RequestState | null, RequestFacts | null, string]>([
  ['a unit without a supplier', null, null, 'supplier_missing'],
  ['a supplier who knows nothing', null, told, 'asked'],
  ['a supplier who was asked the same', 'asked', told, 'supplier_asked'],
  ['a supplier who confirmed the same', 'confirmed', told, 'supplier_asked'],
  ['a supplier who was asked for fewer people', 'asked', more, 'asked'],
  ['a supplier who refused', 'refused', told, 'asked'],
  ['a supplier who was canceled', 'canceled', told, 'asked'],
])('asking %s', (_, state, now, expected) => {
  const decision = mayAsk(state && { state, told }, now)
  expect(decision.ok ? 'asked' : decision.code).toBe(expected)
})

test.each<[string, RequestState, RequestFacts | null, string]>([
  ['nothing new', 'confirmed', told, 'nothing'],
  ['a tour that got another name', 'asked', { ...told, tour: 'Masada at dawn' }, 'nothing'],
  ['one more person', 'asked', more, 'changed'],
  ['another time of a stop', 'confirmed', later, 'changed'],
  ['one more person, after a refusal', 'refused', more, 'nothing'],
  ['a vehicle that is gone', 'asked', null, 'canceled'],
  ['a vehicle that is gone, and was confirmed', 'confirmed', null, 'canceled'],
  ['a vehicle that is gone, after a refusal', 'refused', null, 'forgotten'],
  ['a vehicle that is gone, and was canceled', 'canceled', null, 'nothing'],
])('after %s', (_, state, now, expected) => {
  expect(followUp({ state, told }, now)).toBe(expected)
})

test('a canceled request looks like none', () => {
  expect(
    [null, 'canceled', 'asked', 'confirmed', 'refused'].map((state) =>
      supplierStateOf(state as RequestState),
    ),
  ).toEqual(['not_asked', 'not_asked', 'asked', 'confirmed', 'refused'])
})
