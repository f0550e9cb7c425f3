import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuse } from '../decision.ts'
import { assignCar } from './assignCar.ts'
import { assignOperator, type OperatorRow } from './assignOperator.ts'
import { assignSupplier } from './assignSupplier.ts'
import { checkUnit } from './checkUnit.ts'
import { type Assignment, ask, change, unchanged, type VehicleUnit } from './unit.ts'

const empty: VehicleUnit = {
  _id: 'u1',
  car: null,
  externalCar: null,
  driver: null,
  guide: [],
  participants: 8,
  seats: null,
}
const sprinter = { _id: 'sprinter', seats: 16, status: 'free' as const }
const eli: OperatorRow = { _id: 'eli', name: 'Eli Mizrahi', role: 'driver', status: 'free', car: null }
const noa: OperatorRow = { _id: 'noa', name: 'Noa Bar', role: 'guide', status: 'free', car: null }
const vito = { _id: 'vito', seats: 7, isFree: true }
const withSupplier: VehicleUnit = { ...empty, externalCar: { carSupplier: 'negev', seats: 19 }, seats: 19 }

describe('a click on a car', () => {
  it('ASG-21 a free car is assigned at once and replaces a supplier’s', () => {
    expect(assignCar(withSupplier, sprinter, {})).toEqual(
      change({ ...empty, car: 'sprinter', externalCar: null, seats: 16 }),
    )
  })

  it('HOLE-O82 a smaller car is assigned without a prompt', () => {
    expect(assignCar(empty, { ...sprinter, seats: 4 }, {})).toEqual(
      change({ ...empty, car: 'sprinter', seats: 4 }),
    )
  })

  it('ASG-19 a car on another event is refused', () => {
    expect(assignCar(empty, { ...sprinter, status: 'assignedElsewhere' }, {})).toEqual(
      refuse('car_elsewhere'),
    )
  })

  it('HOLE-O80 an unavailable car is refused', () => {
    expect(assignCar(empty, { ...sprinter, status: 'unavailable' }, {})).toEqual(
      refuse('resource_unavailable', { kind: 'car' }),
    )
  })

  it('ASG-20 the car on this unit is removed after a question', () => {
    const unit = { ...empty, car: 'sprinter', seats: 16 }
    const here = { ...sprinter, status: 'assignedHere' as const }
    expect(assignCar(unit, here, {})).toEqual(ask({ question: 'remove_car', options: ['yes'] }))
    expect(assignCar(unit, here, { remove: 'yes' })).toEqual(change(empty))
    expect(assignCar(unit, here, { remove: null })).toEqual(unchanged)
  })

  it('ASG-22 HOLE-O88 a row that contradicts the unit is an error', () => {
    const fault = refuse('car_state_unknown')
    expect(assignCar(empty, { ...sprinter, status: 'assignedHere' }, {})).toEqual(fault)
    expect(assignCar({ ...empty, car: 'sprinter' }, sprinter, {})).toEqual(fault)
  })
})

describe('a click on a supplier', () => {
  const negev = { _id: 'negev', sizes: [19, 50] }

  it('ASG-23 asks for one of its sizes', () => {
    expect(assignSupplier(empty, negev, {})).toEqual(ask({ question: 'car_size', options: [19, 50] }))
  })

  it('HOLE-O85 a supplier without sizes can send all eight', () => {
    expect(assignSupplier(empty, { ...negev, sizes: [] }, {})).toMatchObject({
      value: { options: [4, 7, 10, 13, 16, 19, 35, 50] },
    })
  })

  it('ASG-24 choosing a size removes car and driver, and guides stay', () => {
    const unit = { ...empty, car: 'sprinter', driver: 'noa', guide: ['noa'], seats: 16 }
    expect(assignSupplier(unit, negev, { car_size: 50 })).toEqual(
      change({ ...empty, guide: ['noa'], externalCar: { carSupplier: 'negev', seats: 50 }, seats: 50 }),
    )
  })

  it('ASG-25 dismissing the question changes nothing', () => {
    expect(assignSupplier(empty, negev, { car_size: null })).toEqual(unchanged)
  })

  it('ASG-26 the supplier on this unit is removed after a question', () => {
    expect(assignSupplier(withSupplier, negev, {})).toEqual(
      ask({ question: 'remove_supplier', options: ['yes'] }),
    )
    expect(assignSupplier(withSupplier, negev, { remove: 'yes' })).toEqual(change(empty))
    expect(assignSupplier(withSupplier, negev, { remove: null })).toEqual(unchanged)
  })

  it('HOLE-O88 a size that the supplier does not have is an error', () => {
    expect(assignSupplier(empty, negev, { car_size: 7 })).toEqual(refuse('supplier_state_unknown'))
  })
})

describe('a click on a guide or a driver', () => {
  it('ASG-29 a person on another event is refused, by role', () => {
    for (const operator of [eli, noa]) {
      expect(assignOperator(empty, { ...operator, status: 'assignedElsewhere' }, {})).toEqual(
        refuse('operator_elsewhere', { role: operator.role }),
      )
    }
  })

  it('HOLE-O80 an unavailable person is refused', () => {
    expect(assignOperator(empty, { ...noa, status: 'unavailable' }, {})).toMatchObject({
      code: 'resource_unavailable',
      params: { kind: 'guide' },
    })
  })

  it('ASG-38 the first guide of an empty unit also drives', () => {
    expect(assignOperator(empty, noa, {})).toEqual(change({ ...empty, guide: ['noa'], driver: 'noa' }))
  })

  it('ASG-39 unless there is a driver or a supplier drives', () => {
    expect(assignOperator({ ...empty, driver: 'eli' }, noa, {})).toEqual(
      change({ ...empty, driver: 'eli', guide: ['noa'] }),
    )
    expect(assignOperator(withSupplier, noa, {})).toEqual(change({ ...withSupplier, guide: ['noa'] }))
  })

  it('ASG-27 ASG-33 a second guide is added only after a question', () => {
    const unit = { ...empty, guide: ['dan'], driver: 'dan' }
    expect(assignOperator(unit, noa, {})).toEqual(ask({ question: 'another_guide', options: ['yes'] }))
    expect(assignOperator(unit, noa, { another_guide: 'yes' })).toEqual(
      change({ ...unit, guide: ['dan', 'noa'] }),
    )
    expect(assignOperator(unit, noa, { another_guide: null })).toEqual(unchanged)
  })

  it('a driver is added to guides without a question', () => {
    const unit = { ...empty, guide: ['noa'] }
    expect(assignOperator(unit, eli, {})).toEqual(change({ ...unit, driver: 'eli' }))
  })

  it('ASG-28 ASG-34 a second driver is refused', () => {
    expect(assignOperator({ ...empty, driver: 'avi' }, eli, {})).toEqual(refuse('second_driver'))
  })

  it('HOLE-O87 a driver can be added to a supplier’s vehicle', () => {
    expect(assignOperator(withSupplier, eli, {})).toEqual(change({ ...withSupplier, driver: 'eli' }))
  })

  it('ASG-35 ASG-36 ASG-37 the person’s own car is suggested for a unit without a vehicle', () => {
    const owner = { ...noa, car: vito }
    expect(assignOperator(empty, owner, {})).toEqual(
      ask({ question: 'own_car', options: ['use', 'without'] }),
    )
    expect(assignOperator(empty, owner, { own_car: 'use' })).toEqual(
      change({ ...empty, guide: ['noa'], driver: 'noa', car: 'vito', seats: 7 }),
    )
    expect(assignOperator(empty, owner, { own_car: 'without' })).toEqual(
      change({ ...empty, guide: ['noa'], driver: 'noa' }),
    )
  })

  it('HOLE-O87 unless the car is busy or there is a vehicle', () => {
    expect(assignOperator(empty, { ...eli, car: { ...vito, isFree: false } }, {})).toMatchObject({
      value: { kind: 'change' },
    })
    expect(assignOperator({ ...empty, car: 'sprinter', seats: 16 }, { ...eli, car: vito }, {})).toMatchObject(
      { value: { kind: 'change' } },
    )
    expect(assignOperator(withSupplier, { ...eli, car: vito }, {})).toMatchObject({
      value: { kind: 'change' },
    })
  })

  it('HOLE-O87 the question about another guide comes before the car, and dismissing either adds nobody', () => {
    const unit = { ...empty, guide: ['dan'], driver: 'dan' }
    const owner = { ...noa, car: vito }
    expect(assignOperator(unit, owner, {})).toMatchObject({ value: { question: 'another_guide' } })
    expect(assignOperator(unit, owner, { another_guide: 'yes' })).toMatchObject({
      value: { question: 'own_car' },
    })
    expect(assignOperator(unit, owner, { another_guide: 'yes', own_car: null })).toEqual(unchanged)
  })

  it('ASG-30 ASG-31 ASG-32 removing a person removes their own car and their place as driver', () => {
    const unit = { ...empty, guide: ['noa', 'dan'], driver: 'noa', car: 'vito', seats: 7 }
    const here = { ...noa, status: 'assignedHere' as const, car: { ...vito, isFree: false } }
    expect(assignOperator(unit, here, {})).toEqual(ask({ question: 'remove_operator', options: ['yes'] }))
    expect(assignOperator(unit, here, { remove: 'yes' })).toEqual(change({ ...empty, guide: ['dan'] }))
    expect(assignOperator(unit, here, { remove: null })).toEqual(unchanged)
  })

  it('ASG-31 a car that is not the person’s own stays', () => {
    const unit = { ...empty, driver: 'eli', car: 'sprinter', seats: 16 }
    expect(assignOperator(unit, { ...eli, status: 'assignedHere', car: vito }, { remove: 'yes' })).toEqual(
      change({ ...unit, driver: null }),
    )
  })

  it('removing a guide keeps the driver and the car', () => {
    const unit = { ...empty, guide: ['noa', 'dan'], driver: 'eli', car: 'sprinter', seats: 16 }
    expect(assignOperator(unit, { ...noa, status: 'assignedHere' }, { remove: 'yes' })).toEqual(
      change({ ...unit, guide: ['dan'] }),
    )
  })

  it('ASG-41 HOLE-O88 a row that contradicts the unit is an error with the name', () => {
    expect(assignOperator(empty, { ...noa, status: 'assignedHere' }, {})).toEqual(
      refuse('operator_state_unknown', { name: 'Noa Bar' }),
    )
  })

  it('ASG-28 HOLE-O87 every dialog ends with at most one vehicle and one driver', () => {
    const unit = fc.record({
      _id: fc.constant('u1'),
      car: fc.constantFrom(null, 'vito'),
      externalCar: fc.constant(null),
      driver: fc.constantFrom(null, 'eli', 'noa'),
      guide: fc.subarray(['noa', 'dan']),
      participants: fc.nat(20),
      seats: fc.constant(null),
    })
    const rows: OperatorRow[] = [
      { ...eli, car: vito },
      { ...noa, car: vito },
    ]
    fc.assert(
      fc.property(unit, fc.constantFrom(...rows), (before, row) => {
        const isHere = before.driver === row._id || before.guide.includes(row._id)
        const operator: OperatorRow = { ...row, status: isHere ? 'assignedHere' : 'free' }
        const outcome = answerAll(before, operator)
        expect(outcome).not.toMatchObject({ value: { kind: 'ask' } })
        if (!outcome.ok || outcome.value.kind !== 'change') return
        const { unit: after } = outcome.value
        expect(after.car === null || after.externalCar === null).toBe(true)
        expect(after.guide.includes(row._id) || after.driver === row._id).toBe(!isHere)
        expect(new Set(after.guide).size).toBe(after.guide.length)
      }),
    )
  })
})

describe('saving a whole unit', () => {
  const free = { carStatus: () => 'free' as const, operatorStatus: () => 'free' as const }

  it('adds free cars and people', () => {
    expect(checkUnit(empty, { ...empty, car: 'vito', driver: 'noa', guide: ['noa'] }, free).ok).toBe(true)
  })

  it('HOLE-O81 refuses cars and people on another unit that day', () => {
    const elsewhere = { ...free, carStatus: () => 'assignedElsewhere' as const }
    expect(checkUnit(empty, { ...empty, car: 'vito' }, elsewhere)).toMatchObject({ code: 'car_elsewhere' })
    const busy = { ...free, operatorStatus: () => 'assignedElsewhere' as const }
    expect(checkUnit(empty, { ...empty, driver: 'eli' }, busy)).toMatchObject({
      code: 'operator_elsewhere',
      params: { role: 'driver' },
    })
    expect(checkUnit(empty, { ...empty, guide: ['noa'] }, busy)).toMatchObject({ params: { role: 'guide' } })
  })

  it('checks everything that is added, not only the first', () => {
    const onlyNoa = (operator: string) => (operator === 'noa' ? 'free' : 'assignedElsewhere')
    const crew = { ...empty, car: 'vito', guide: ['noa', 'dan'] }
    expect(checkUnit(empty, crew, { ...free, operatorStatus: onlyNoa })).toMatchObject({
      code: 'operator_elsewhere',
    })
    expect(checkUnit(empty, { ...crew, guide: ['noa'] }, { ...free, operatorStatus: onlyNoa }).ok).toBe(true)
  })

  it('HOLE-O80 refuses unavailable cars and people, and keeps those it has', () => {
    const away = { carStatus: () => 'unavailable' as const, operatorStatus: () => 'unavailable' as const }
    const manned = { ...empty, car: 'vito', driver: 'eli', guide: ['noa'] }
    expect(checkUnit(empty, manned, away)).toMatchObject({
      code: 'resource_unavailable',
      params: { kind: 'car' },
    })
    expect(checkUnit(manned, { ...manned, guide: [] }, away).ok).toBe(true)
  })

  it('ASG-34 does not replace a driver in one step', () => {
    expect(checkUnit({ ...empty, driver: 'eli' }, { ...empty, driver: 'avi' }, free)).toEqual(
      refuse('second_driver'),
    )
  })

  it('can remove its driver and then add another', () => {
    const driven = { ...empty, driver: 'eli' }
    expect(checkUnit(driven, empty, free).ok).toBe(true)
    expect(checkUnit(empty, { ...empty, driver: 'avi' }, free).ok).toBe(true)
    expect(checkUnit(driven, driven, free).ok).toBe(true)
  })

  it('checks only cars and people that are added', () => {
    const manned = { ...empty, car: 'vito', driver: 'eli', guide: ['noa'] }
    const away = { carStatus: () => 'unavailable' as const, operatorStatus: () => 'unavailable' as const }
    expect(checkUnit(manned, { ...manned, guide: ['noa', 'eli'] }, away).ok).toBe(true)
    expect(checkUnit({ ...manned, driver: null }, { ...manned, driver: 'noa' }, away).ok).toBe(true)
    expect(checkUnit(manned, { ...manned, driver: null }, away).ok).toBe(true)
    expect(checkUnit(manned, { ...withSupplier, driver: null, guide: ['noa', 'dan'] }, away)).toEqual(
      refuse('resource_unavailable', { kind: 'guide', role: 'guide' }),
    )
  })

  it('has at most one vehicle', () => {
    expect(checkUnit(empty, { ...withSupplier, car: 'vito' }, free)).toEqual(refuse('car_state_unknown'))
  })
})

function answerAll(unit: VehicleUnit, operator: OperatorRow): Assignment {
  const first = assignOperator(unit, operator, {})
  if (!first.ok || first.value.kind !== 'ask') return first
  return assignOperator(unit, operator, { remove: 'yes', another_guide: 'yes', own_car: 'use' })
}
