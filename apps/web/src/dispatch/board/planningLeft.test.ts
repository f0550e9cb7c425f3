import { expect, test } from 'vitest'
import { purchasedTour, vehicleUnit } from '../testing.ts'
import { planningLeft } from './planningLeft.ts'

const aboard = purchasedTour({ tourCarId: 'van' })
const waiting = purchasedTour({ _id: 'levi', headCount: 3 })
const van = vehicleUnit()
const bare = vehicleUnit({ car: null })

test.each([
  ['everyone is on a vehicle', [aboard], [van], { people: 0, units: 0 }],
  ['somebody is on no unit', [aboard, waiting], [van], { people: 3, units: 0 }],
  ['a unit that carries somebody has no vehicle', [aboard], [bare], { people: 0, units: 1 }],
  ['an empty unit needs no vehicle yet', [], [bare], { people: 0, units: 0 }],
  [
    'a party that ordered only a guide needs none at all',
    [{ ...aboard, tourOption: 'guide only' as const }],
    [bare],
    { people: 0, units: 0 },
  ],
])('%s', (_, tours, units, left) => {
  expect(planningLeft(tours, units)).toEqual(left)
})
