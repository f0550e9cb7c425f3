import type { ChosenUnit } from '@tourdesk/domain/plan/changes/chosenPlan'
import {
  givenPlanCar,
  givenPlanDay,
  givenPlanParty,
  givenPlanPerson,
} from '@tourdesk/domain/plan/planDay.fixture'
import { describe, expect, it } from 'vitest'
import { clashesIn, replacementsFor, withCar, withGuide, withSupplier } from './replacements.ts'

const away = [{ start: '2026-03-12', end: '2026-03-12' }]

/** Seven people for two days: Moshe drives the Sprinter, which has Hanna as guide; Noa's own van is hers alone. */
const day = givenPlanDay({
  parties: [givenPlanParty({ people: 7, endDate: '2026-03-12' })],
  cars: [
    givenPlanCar({ _id: 'vito', seats: 7 }),
    givenPlanCar({ _id: 'sprinter', seats: 19 }),
    givenPlanCar({ _id: 'small', seats: 4 }),
    givenPlanCar({ _id: 'tomorrow', seats: 8, busy: away }),
    givenPlanCar({ _id: 'own', seats: 8, owner: 'noa' }),
    givenPlanCar({ _id: 'otherUnit', seats: 8 }),
  ],
  people: [
    givenPlanPerson({ _id: 'hanna', role: 'guide', maxPassengers: 0 }),
    givenPlanPerson({ _id: 'noa', name: 'Noa Levi', role: 'guide', maxPassengers: 8, languages: [] }),
    givenPlanPerson({ _id: 'moshe', maxPassengers: 19 }),
    givenPlanPerson({ _id: 'eli', name: 'Eli', maxPassengers: 19 }),
    givenPlanPerson({ _id: 'ill', maxPassengers: 19, busy: away }),
    givenPlanPerson({ _id: 'ruth', role: 'guide', maxPassengers: 19 }),
  ],
})
const unit: ChosenUnit = {
  key: 'new-1',
  _id: null,
  tour: 'masada',
  car: 'sprinter',
  externalCar: null,
  driver: 'moshe',
  guide: ['hanna'],
  parts: [{ party: 'levi', people: 7 }],
}
const other: ChosenUnit = { ...unit, key: 'a', car: 'otherUnit', driver: null, guide: ['ruth'], parts: [] }
const plan = { units: [unit, other], dissolved: [] }
const ids = (things: { _id: string }[]) => things.map(({ _id }) => _id)

describe('who and what could be on a unit instead', () => {
  const free = replacementsFor(unit, plan, day)

  it('are its own ones, then those that are free on all its days, best first', () => {
    expect(ids(free.cars)).toEqual(['sprinter', 'vito', 'own', 'small'])
    expect(ids(free.drivers)).toEqual(['moshe', 'eli'])
    expect(ids(free.guides)).toEqual(['hanna', 'noa'])
    expect(free.suppliers.map(({ seats }) => seats)).toEqual([35, 50])
  })

  it('are without a car whose owner is busy', () => {
    const busy = {
      ...day,
      people: day.people.map((one) => (one._id === 'noa' ? { ...one, busy: away } : one)),
    }
    expect(ids(replacementsFor(unit, plan, busy).cars)).not.toContain('own')
  })

  it('keep the driver who may drive the other car; its owner drives their own', () => {
    const car = (id: string) => day.cars.find(({ _id }) => _id === id)!
    expect(withCar(unit, car('vito'), day).driver).toBe('moshe')
    expect(withCar(unit, car('own'), day)).toMatchObject({ car: 'own', driver: 'noa' })
    expect(withCar({ ...unit, driver: 'noa' }, car('sprinter'), day).driver).toBeNull()
    const supplied = withSupplier(unit, { carSupplier: 'negev', seats: 35 })
    expect(supplied).toMatchObject({ car: null, driver: null, guide: ['hanna'] })
  })

  it('take the place of one guide, and leave the others', () => {
    const two = { ...unit, guide: ['hanna', 'ruth'] }
    expect(withGuide(two, 'hanna', 'noa').guide).toEqual(['noa', 'ruth'])
    expect(withGuide(two, 'hanna', null).guide).toEqual(['ruth'])
    expect(withGuide({ ...unit, guide: [] }, null, 'noa').guide).toEqual(['noa'])
  })
})

describe('cars and people on two units', () => {
  it('are named at both; a guide who drives is there once', () => {
    expect(clashesIn(plan).size).toBe(0)
    expect(clashesIn({ ...plan, units: [{ ...unit, driver: 'hanna' }] }).size).toBe(0)
    const twice = clashesIn({ ...plan, units: [unit, { ...other, car: 'sprinter', guide: ['hanna'] }] })
    expect([...twice]).toEqual([
      ['new-1', ['sprinter', 'hanna']],
      ['a', ['sprinter', 'hanna']],
    ])
  })
})
