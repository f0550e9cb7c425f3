import { expect, test } from 'vitest'
import { type DomainEvent, eventOf, events } from './events.ts'

test('every log row belongs to one event', () => {
  for (const [name, { subject, action }] of Object.entries(events))
    expect(eventOf(subject, action)).toBe(name)
})

test('a row not written by an event belongs to none', () => {
  expect(eventOf('Order', 'teleported')).toBeNull()
})

test('a change can’t be announced without old and new values', () => {
  const subject = { id: 't1', name: 'Masada', accountId: null }
  // @ts-expect-error before and after are missing
  const bare: DomainEvent = { name: 'tour.changed', subject }
  // @ts-expect-error after is missing
  const half: DomainEvent = { name: 'tour.changed', subject, before: { name: 'Masada' } }
  // @ts-expect-error an order says which days it touches
  const dayless: DomainEvent = { name: 'order.refunded', subject }
  expect([bare, half, dayless]).toHaveLength(3)
})
