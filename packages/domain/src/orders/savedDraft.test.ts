import { expect, test } from 'vitest'
import { givenDropoff, givenEntry, givenOrder } from '../testing/given.ts'
import { type SavedOrder, savedDraft } from './savedDraft.ts'

const days = {
  tourOption: 'car only' as const,
  startDate: '2026-03-11',
  endDate: '2026-03-12',
  vehicleSize: 7 as const,
  numOfParticipants: 2,
  voucher: 'V-7',
}

function saved(changes: Partial<SavedOrder> = {}): SavedOrder {
  const { agency: _agency, agent: _agent, coupon_code: _code, selectedTours: _tours, ...order } = givenOrder()
  const tour = { _id: 'masada', name: 'Masada' }
  const entry = { ...givenEntry(), _id: 'first', tour, coupon_code: '', assigned: null }
  return {
    ...order,
    starTour: null,
    currency: 'USD',
    agency: { _id: 'carmel-travel', name: 'Carmel Travel' },
    agent: null,
    selectedTours: [entry, { ...entry, _id: 'second', coupon_code: 'SPRING' }],
    ...changes,
  }
}

test('a saved order’s form sends ids, and the coupon of whichever tour has it', () => {
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

test('a saved star order’s form sends the id of its star tour', () => {
  const starTour = { _id: 'holy-land', name: 'Holy Land in Three Days' }
  expect(savedDraft(saved({ orderType: 'starTour', starTour })).starTour).toBe('holy-land')
})

test('a saved order comes back from its form unchanged, with its coupon if it has one', () => {
  const dropoff = givenDropoff('jerusalem', true)
  const [entry] = saved().selectedTours
  const single = saved({
    orderType: 'private',
    selectedTours: [{ ...entry!, ...days, differentDropoff: true, dropoff, status: 'BOOKED' }],
  })
  const { overrideUnavailability, ...rest } = savedDraft(single)
  expect(overrideUnavailability).toBe(false)
  expect(rest).toEqual({
    ...single,
    agency: 'carmel-travel',
    agent: null,
    coupon_code: '',
    overrideUnavailability: undefined,
    selectedTours: [{ ...givenEntry(days), _id: 'first', status: 'BOOKED', differentDropoff: true, dropoff }],
  })
})

test('an entry whose tour, pickup and drop-off are gone comes back without them', () => {
  const [entry] = saved().selectedTours
  const bare = saved({ selectedTours: [{ ...entry!, tour: null, pickup: null, dropoff: null }] })
  expect(savedDraft(bare).selectedTours[0]).toMatchObject({ tour: null, pickup: null, dropoff: null })
})

test('an order without a list price is not one with a price left open on purpose', () => {
  expect(savedDraft(saved({ orderType: 'daily', paymentTBD: true })).paymentTBD).toBe(false)
  expect(savedDraft(saved({ orderType: 'starTour', paymentTBD: true })).paymentTBD).toBe(false)
  expect(savedDraft(saved({ orderType: 'private', paymentTBD: true })).paymentTBD).toBe(true)
})

test('HOLE-O56 a wish replaced by an assignment is not sent back', () => {
  const [entry] = saved().selectedTours
  const assigned = { car: { plateId: '523-06-194' }, supplier: null, guides: [] }
  const order = saved({
    selectedTours: [{ ...entry!, licensePlate: '523-06-194', guide: 'Noa Levi', assigned }],
  })
  expect(savedDraft(order).selectedTours[0]).toMatchObject({ licensePlate: undefined, guide: 'Noa Levi' })
})
