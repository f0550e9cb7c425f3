import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlanDay, anyPlanOptions } from '../anyPlanDay.fixture.ts'
import { givenPlanDay, givenPlanOptions, givenPlanParty } from '../planDay.fixture.ts'
import type { PlanDay, PlanOptions } from '../planDay.ts'
import type { Proposal, ProposedUnit, UnitReason } from '../proposal.ts'
import { proposePlan } from '../proposePlan.ts'

/** Reads a reason back from the facts and the plan. */
function isTrue(reason: UnitReason, unit: ProposedUnit, { units }: Proposal, day: PlanDay): boolean {
  const people = unit.parts.reduce((sum, part) => sum + part.people, 0)
  const riders = day.parties.filter(({ _id }) => unit.parts.some(({ party }) => party === _id))
  const lastDay =
    riders
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? day.date
  const car = day.cars.find(({ _id }) => _id === unit.car)
  const seats = car?.seats ?? unit.externalCar?.seats
  const present = day.units.find(({ _id }) => _id === unit._id)
  const isFree = ({ _id, busy }: { _id: string; busy: { start: string; end: string | null }[] }) =>
    units.every((one) => one.car !== _id && one.driver !== _id && !one.guide.includes(_id)) &&
    busy.every(({ start, end }) => start > lastDay || (end !== null && end < day.date))
  switch (reason.code) {
    case 'smallest_car':
      return (
        reason.people === people &&
        reason.seats === car?.seats &&
        day.cars.every(
          (other) =>
            other.seats < people ||
            other.seats >= reason.seats ||
            !isFree(other) ||
            day.people.every(
              (person) =>
                person.maxPassengers < other.seats ||
                (other.owner !== null && other.owner !== person._id) ||
                !(person._id === unit.driver ? isFree({ ...person, _id: '' }) : isFree(person)),
            ),
        )
      )
    case 'car_for_people':
      return reason.people === people && reason.seats === car?.seats
    case 'supplier_size':
      return reason.people === people && reason.seats === unit.externalCar?.seats
    case 'wished':
      return riders.some(({ wishes }) =>
        reason.wish === 'car'
          ? wishes.car === unit.car && unit.car !== null
          : reason.wish === 'guide'
            ? unit.guide.some((guide) => guide === wishes.guide)
            : wishes.seats !== null &&
              seats !== undefined &&
              wishes.seats.from <= seats &&
              seats <= wishes.seats.to,
      )
    case 'speaks': {
      const guide = day.people.find(({ _id }) => _id === reason.guide)
      return (
        unit.guide.includes(reason.guide) &&
        reason.languages.length > 0 &&
        reason.languages.every(
          (language) =>
            guide?.languages.includes(language) &&
            riders.some((party) => party.language === language && party.tourOption !== 'car only'),
        )
      )
    }
    case 'knows_tour':
      return (
        unit.guide.includes(reason.guide) &&
        day.people.find(({ _id }) => _id === reason.guide)?.timesOnTour[unit.tour] === reason.times &&
        reason.times > 0
      )
    case 'drives':
      return (
        unit.driver === reason.driver &&
        day.people.find(({ _id }) => _id === reason.driver)?.maxPassengers === reason.maxPassengers &&
        reason.maxPassengers >= (car?.seats ?? Number.POSITIVE_INFINITY)
      )
    case 'told':
      return present !== undefined && (day.isSignedOff || present.told.length > 0)
    case 'kept':
      return present !== undefined && (present.car === null || present.car === unit.car)
  }
}

function falseReasons(day: PlanDay, options: PlanOptions): string[] {
  let rounds = 0
  const proposal = proposePlan(day, options, {
    onProgress: () => {
      rounds += 1
    },
    shouldStop: () => rounds >= 2,
  })
  return proposal.units.flatMap((unit) =>
    unit.reasons
      .filter((reason) => !isTrue(reason, unit, proposal, day))
      .map((reason) => `${unit.tour} ${unit.car}: ${JSON.stringify(reason)}`),
  )
}

describe('reasons of a unit', () => {
  it('PLAN-06 are true of every proposal', () => {
    fc.assert(
      fc.property(anyPlanDay, anyPlanOptions, (day, options) => {
        expect(falseReasons(day, options)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('name the wishes that came true', () => {
    const wishes = { car: 'sprinter', guide: 'hanna', seats: { from: 16, to: 19 } }
    const [unit] = proposePlan(
      givenPlanDay({ parties: [givenPlanParty({ isPrivate: true, wishes })] }),
      givenPlanOptions(),
    ).units
    expect(unit?.reasons).toEqual([
      { code: 'car_for_people', people: 2, seats: 19 },
      { code: 'wished', wish: 'car' },
      { code: 'wished', wish: 'guide' },
      { code: 'wished', wish: 'seats' },
      { code: 'speaks', guide: 'hanna', languages: ['english'] },
      { code: 'knows_tour', guide: 'hanna', times: 14 },
      { code: 'drives', driver: 'moshe', maxPassengers: 99 },
    ])
  })
})
