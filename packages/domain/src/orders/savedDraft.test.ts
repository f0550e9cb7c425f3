import { expect, test } from 'vitest'
import { givenEntry, givenOrder } from '../testing/given.ts'
import { type SavedOrder, savedDraft } from './savedDraft.ts'

function saved(changes: Partial<SavedOrder> = {}): SavedOrder {
  const { agency: _agency, agent: _agent, coupon_code: _code, selectedTours: _tours, ...order } = givenOrder()
  const tour = { _id: 'masada', name: 'Masada' }
  const entry = { ...givenEntry(), _id: 'first', tour, coupon_code: '', assigned: null }
  return {
    ...order,
    agency: { _id: 'carmel-travel', name: 'Carmel Travel' },
    agent: null,
    selectedTours: [entry, { ...entry, _id: 'second', coupon_code: 'SPRING' }],
    ...changes,
  }
}

test('the form of a saved order sends ids, and the coupon of whichever tour has it', () => {
  expect(savedDraft(saved({ agent: { _id: 'noa', name: 'Noa Bar' } }))).toMatchObject({
    agency: 'carmel-travel',
    agent: 'noa',
    coupon_code: 'SPRING',
    selectedTours: [
      { _id: 'first', tour: 'masada' },
      { _id: 'second', tour: 'masada' },
    ],
  })
})

test('an order that has no list price yet is no order whose price somebody left open', () => {
  expect(savedDraft(saved({ orderType: 'daily', paymentTBD: true })).paymentTBD).toBe(false)
  expect(savedDraft(saved({ orderType: 'starTour', paymentTBD: true })).paymentTBD).toBe(false)
  expect(savedDraft(saved({ orderType: 'private', paymentTBD: true })).paymentTBD).toBe(true)
})

test('HOLE-O56 a wish that an assignment has replaced is not sent back', () => {
  const [entry] = saved().selectedTours
  const assigned = { car: { plateId: '523-06-194' }, supplier: null, guides: [] }
  const order = saved({
    selectedTours: [{ ...entry!, licensePlate: '523-06-194', guide: 'Noa Levi', assigned }],
  })
  expect(savedDraft(order).selectedTours[0]).toMatchObject({ licensePlate: undefined, guide: 'Noa Levi' })
})
