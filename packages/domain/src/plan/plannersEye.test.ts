import { describe, expect, it } from 'vitest'
import { breaches } from './breaches.ts'
import {
  givenPlanCar,
  givenPlanDay,
  givenPlanOptions,
  givenPlanParty,
  givenPlanPerson,
  givenPresentUnit,
} from './planDay.fixture.ts'
import type { PlanDay } from './planDay.ts'
import { proposePlan } from './proposePlan.ts'

const nothing = givenPlanOptions({ keep: 'nothing' })
const carlos = givenPlanPerson({ _id: 'carlos', role: 'guide', maxPassengers: 16 })
const moshe = givenPlanPerson({ _id: 'moshe', maxPassengers: 99 })
const kia = givenPlanCar({ _id: 'kia', owner: 'carlos' })
const levis = [{ party: 'levi', people: 2 }]

function planOf(day: PlanDay, options = nothing) {
  const proposal = proposePlan(day, options)
  expect(breaches(day, options, proposal)).toEqual([])
  return proposal.units
}

describe('a plan that a planner looks at', () => {
  it.each([
    ['guide', { driver: null, guide: ['carlos'] }],
    ['driver', { driver: 'carlos', guide: [] }],
  ])('lets the owner of a car, whom people chose as %s, be both', (_, crew) => {
    const unit = givenPresentUnit({ car: 'kia', ...crew, parts: levis })
    const day = givenPlanDay({ cars: [kia], people: [carlos], units: [unit] })
    expect(planOf(day, givenPlanOptions())).toMatchObject([{ driver: 'carlos', guide: ['carlos'] }])
  })

  it('has one person in a small car that its guide may drive, and two in a larger one', () => {
    const people = [carlos, moshe]
    const crewIn = (seats: number) => planOf(givenPlanDay({ cars: [givenPlanCar({ seats })], people }))
    expect(crewIn(7)).toMatchObject([{ driver: 'carlos', guide: ['carlos'] }])
    expect(crewIn(16)).toMatchObject([{ driver: 'moshe', guide: ['carlos'] }])
  })

  it('has guides drive others only if no driver is free', () => {
    const people = [
      carlos,
      givenPlanPerson({ _id: 'avi', role: 'guide', maxPassengers: 99, languages: ['french'] }),
      moshe,
    ]
    const day = givenPlanDay({ cars: [givenPlanCar({ seats: 19 })], people })
    expect(planOf(day)).toMatchObject([{ driver: 'moshe', guide: ['carlos'] }])
  })

  it('gives the longer tour to those who worked less', () => {
    const people = [
      givenPlanPerson({ _id: 'avi', daysWorked: 6 }),
      givenPlanPerson({ _id: 'moshe', daysWorked: 3 }),
      givenPlanPerson({ _id: 'ruth', role: 'guide', maxPassengers: 0, daysWorked: 3 }),
    ]
    for (const tour of ['masada', 'jaffa']) {
      const parties = ['masada', 'jaffa'].map((one) =>
        givenPlanParty({ _id: one, tour: one, isPrivate: true, tourOption: 'car only' }),
      )
      const cars = ['vito', 'kia'].map((_id) => givenPlanCar({ _id }))
      const departures = ['masada', 'jaffa'].map((one) => ({
        tour: one,
        name: one,
        hours: one === tour ? 14 : 4,
      }))
      const units = planOf(givenPlanDay({ departures, parties, cars, people }))
      expect(units.find((unit) => unit.tour === tour)).toMatchObject({ driver: 'moshe' })
    }
  })

  it('hires a vehicle for a unit that keeps its crew but lost its car', () => {
    const unit = givenPresentUnit({ guide: ['carlos'], parts: levis })
    const day = givenPlanDay({ cars: [], people: [carlos], units: [unit] })
    const options = givenPlanOptions({ keep: 'crew' })
    expect(planOf(day, options)).toMatchObject([
      { _id: 'unit', externalCar: { carSupplier: 'negev' }, guide: ['carlos'], parts: levis },
    ])
  })

  it('hires none for a unit that keeps a driver of ours', () => {
    const unit = givenPresentUnit({ driver: 'moshe', guide: ['carlos'], parts: levis })
    const day = givenPlanDay({ cars: [], people: [carlos, moshe], units: [unit] })
    expect(planOf(day, givenPlanOptions())).toMatchObject([{ _id: 'unit', externalCar: null }])
  })
})
