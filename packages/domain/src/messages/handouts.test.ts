import { expect, test } from 'vitest'
import { type HandoutReader, handoutsOf, type UnitToHandOut } from './handouts.ts'

const bus: UnitToHandOut = { unit: 'bus', driver: 'Avi', guides: ['Noa', 'Dana'], supplier: 'Egged' }
const van: UnitToHandOut = { unit: 'van', driver: 'Noa', guides: ['Noa'], supplier: null }
const coach: UnitToHandOut = { unit: 'coach', driver: null, guides: [], supplier: 'Egged' }

test.each<[string, UnitToHandOut[], HandoutReader[], string[]]>([
  ['the driver alone', [bus], ['driver'], ['driver Avi: bus']],
  [
    'everybody',
    [bus],
    ['driver', 'guide', 'supplier'],
    ['guide Noa: bus', 'guide Dana: bus', 'driver Avi: bus', 'supplier Egged: bus'],
  ],
  ['who guides and drives, once', [van], ['driver', 'guide'], ['guide Noa: van']],
  ['who drives what they guide, if only drivers are asked for', [van], ['driver'], ['driver Noa: van']],
  ['one person on two vehicles', [bus, van], ['guide'], ['guide Noa: bus van', 'guide Dana: bus']],
  ['a supplier of two vehicles', [bus, coach], ['supplier'], ['supplier Egged: bus coach']],
  ['nobody where there is none', [coach], ['driver', 'guide'], []],
])('sheets go to %s', (_, units, to, expected) => {
  const lines = handoutsOf(units, to).map(
    ({ kind, recipient, units: theirs }) => `${kind} ${recipient}: ${theirs.join(' ')}`,
  )
  expect(lines).toEqual(expected)
})
