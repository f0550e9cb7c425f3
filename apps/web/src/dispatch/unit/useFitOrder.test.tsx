// @vitest-environment happy-dom
import type { UnitResources } from '@tourdesk/contract/dispatch/dispatch'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { car, operator, purchasedTour, supplier, vehicleUnit } from '../testing.ts'
import { useFitOrder } from './useFitOrder.ts'

const unit = vehicleUnit({ _id: 'van', car: null, participants: 9 })
const cars = [
  car({ _id: 'tiny', seats: 4 }),
  car({ _id: 'coach', seats: 50 }),
  car({ _id: 'ten', seats: 10 }),
]
const resources: UnitResources = {
  cars,
  guides: [
    { ...operator({ _id: 'dana' }), timesOnTour: 14 },
    { ...operator({ _id: 'claire', languages: ['french'] }), timesOnTour: 0 },
  ],
  drivers: [
    operator({ _id: 'eli', role: 'driver', car: 'coach' }),
    operator({ _id: 'amir', role: 'driver' }),
  ],
  carSuppliers: [supplier({ _id: 'small', sizes: [7] }), supplier({ _id: 'large', sizes: [19] })],
}
let root: Root
let shown: UnitResources | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})
afterEach(async () => act(async () => root.unmount()))

test('what fits the people on board comes first in every tab', async () => {
  await show(resources)
  expect(idsOf('cars')).toEqual(['ten', 'coach', 'tiny'])
  expect(idsOf('guides')).toEqual(['claire', 'dana'])
  expect(idsOf('carSuppliers')).toEqual(['large', 'small'])
})

test('rows stay where they are while a tab is open, and are sorted again in the next one', async () => {
  await show(resources)
  const taken = { ...resources, cars: cars.map((one) => ({ ...one, dayStatus: 'assigned' as const })) }
  await show(taken)
  expect(idsOf('cars')).toEqual(['ten', 'coach', 'tiny'])
  const gone = { ...taken, cars: taken.cars.filter(({ _id }) => _id !== 'ten') }
  await show(gone)
  expect(idsOf('cars')).toEqual(['coach', 'tiny'])
  const inCoach = { ...unit, car: { _id: 'coach', plateId: '12-345-67', make: 'Volvo', seats: 50 } }
  await show(gone, { unit: inCoach, tab: 'driver' })
  expect(idsOf('drivers')).toEqual(['eli', 'amir'])
})

test('a car that was added meanwhile is sorted in', async () => {
  await show(resources)
  await show({ ...resources, cars: [...cars, car({ _id: 'nine', seats: 9 })] })
  expect(idsOf('cars')).toEqual(['nine', 'ten', 'coach', 'tiny'])
})

async function show(answer: UnitResources, at: { unit?: typeof unit; tab?: string } = {}) {
  await act(async () => root.render(<Dialog answer={answer} at={{ unit, tab: 'vehicle', ...at }} />))
}

function Dialog({ answer, at }: { answer: UnitResources; at: { unit: typeof unit; tab: string } }) {
  const riders = [purchasedTour({ language: 'french', tourCarId: 'van' })]
  shown = useFitOrder(answer, { ...at, riders })
  return null
}

function idsOf(kind: keyof UnitResources): string[] {
  return (shown?.[kind] ?? []).map(({ _id }) => _id)
}
