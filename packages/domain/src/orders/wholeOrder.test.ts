import { expect, test } from 'vitest'
import { givenEntry, givenFacts, givenOrder } from '../testing/given.ts'
import { checkOrder } from './checkOrder.ts'
import type { OrderDraft } from './order.ts'
import type { OrderFacts } from './orderFacts.ts'

test('a daily order that passes its checks comes back whole', () => {
  const order = givenOrder({
    refOrderNumber: 'CT-7',
    selectedTours: [givenEntry(), givenEntry({ date: '2026-03-12', notes: 'Two strollers' })],
  })
  expect(wholeOf(order)).toEqual(order)
})

test('a private order takes its day from its start, and is always a private group', () => {
  const span = { startDate: '2026-03-11', endDate: '2026-03-13' }
  const typed = givenEntry({ ...span, date: null, group_type: null, price_class: null, numOfParticipants: 4 })
  expect(wholeOf(givenOrder({ orderType: 'private', selectedTours: [typed] })).selectedTours).toEqual([
    { ...typed, date: '2026-03-11', group_type: 'private_group', price_class: 'premium' },
  ])
})

test('HOLE-O39 a canceled tour comes back as it was saved, beside what was typed into the others', () => {
  const canceled = givenEntry({ _id: 'first', status: 'CANCELED', notes: 'Rained off' })
  const booked = givenEntry({ _id: 'second', date: '2026-03-12' })
  const saved = givenOrder({ selectedTours: [booked, canceled] })
  const typed = [
    { ...booked, notes: 'Late riser' },
    { ...canceled, date: '2026-05-01', notes: '' },
  ]
  const whole = wholeOf(givenOrder({ selectedTours: typed }), givenFacts({ saved }))
  expect(whole.selectedTours).toEqual([{ ...booked, notes: 'Late riser' }, canceled])
})

function wholeOf(order: OrderDraft, facts: OrderFacts = givenFacts()) {
  const found = checkOrder(order, facts)
  if (!found.ok) throw new Error(JSON.stringify(found.issues))
  return found.value
}
